import { data } from 'react-router'
import type { PreloadArgs } from '#web/app/page.ts'

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
