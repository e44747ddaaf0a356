import { useTranslation } from 'react-i18next'
import { useErrorWords } from '#ui/error-words.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { Button } from '#ui/button.tsx'
import { WaitingDrawing } from '#ui/drawings/state-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

type FailedPageProps = { title: string; error: unknown; again: () => unknown }

/** In place of a page whose text did not come; `again` asks once more. */
export function FailedPage({ title, error, again }: FailedPageProps) {
  const { t } = useTranslation(['content', 'shell'])
  const words = useErrorWords()
  return (
    <>
      <PageHead title={title} noIndex />
      <EmptyState
        level={1}
        drawing={<WaitingDrawing />}
        title={t('content:failed')}
        text={words(error)}
        action={<Button onClick={() => again()}>{t('shell:fault.again')}</Button>}
      />
    </>
  )
}
