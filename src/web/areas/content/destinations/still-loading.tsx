import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Placeholder of a page while its code loads; server-rendered pages are complete. */
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
