import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Failed } from '#ui/empty-state.tsx'
import { data } from 'react-router'
import type { PreloadArgs } from '#web/app/page.ts'

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

type Asked = { isError: boolean }

/**
 * Asks for the text of a page. Not when a link to it is only near: every page ends with links to them. A server that
 * cannot read it answers 503, which no search engine or cache keeps; in the browser the page itself offers a retry.
 */
export async function preloadText({ reason }: PreloadArgs, ask: () => PromiseLike<Asked>): Promise<void> {
  if (reason === 'near') return
  const { isError } = await ask()
  if (isError && reason === 'server') throw data(null, { status: 503 })
}
