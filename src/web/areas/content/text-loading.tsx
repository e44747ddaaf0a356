import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Failed } from '#ui/empty-state.tsx'
import { data } from 'react-router'
import type { PreloadArgs } from '#web/app/page.ts'

type FailedPageProps = { title: string; error: unknown; again: () => unknown }

/** Replaces a page whose text failed to load; `again` retries. */
export function FailedPage({ title, error, again }: FailedPageProps) {
  const { t } = useTranslation('content')
  return (
    <>
      <PageHead title={title} noIndex />
      <Failed title={t('content:failed')} error={error} retry={again} label={t('shell:fault.again')} />
    </>
  )
}

type Loaded = { isError: boolean }

/**
 * Loads the text of a page, but not when its link is only in view: every page ends with links to them. A server that
 * cannot read it answers 503, which no search engine or cache keeps; in the browser the page itself offers a retry.
 */
export async function preloadText({ reason }: PreloadArgs, load: () => PromiseLike<Loaded>): Promise<void> {
  if (reason === 'near') return
  const { isError } = await load()
  if (isError && reason === 'server') throw data(null, { status: 503 })
}
