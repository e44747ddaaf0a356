import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Failed } from '#ui/empty-state.tsx'

type FailedPageProps = { title: string; error: unknown; again: () => unknown }

/** In place of a page whose text did not come; `again` asks once more. */
export function FailedPage({ title, error, again }: FailedPageProps) {
  const { t } = useTranslation('content')
  return (
    <>
      <PageHead title={title} noIndex />
      <Failed title={t('content:failed')} error={error} retry={again} label={t('shell:fault.again')} />
    </>
  )
}
