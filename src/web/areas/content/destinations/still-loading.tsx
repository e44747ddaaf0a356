import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** In place of a page that a slow connection has not brought yet; the server's pages come whole. */
export function StillLoading() {
  const { t } = useTranslation('destinations')
  return (
    <div className="page-width flex min-h-dvh flex-col gap-6 py-8">
      <PageHead title={t('crumb')} noIndex />
      <h1 className="text-2xl">{t('crumb')}</h1>
      <Skeleton className="h-64" />
      <Skeleton className="h-96" />
    </div>
  )
}
