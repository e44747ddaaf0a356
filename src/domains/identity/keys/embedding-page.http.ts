import type { Context } from 'hono'

/** The page that sent a request, according to the browser. */
export type EmbeddingPage =
  /** No browser, or one that does not state the page. */
  { kind: 'none' } | { kind: 'own' } | OtherPage

/** `origin` as sent; `host` is empty for a page without one, such as a file or a sandboxed frame. */
export type OtherPage = { kind: 'other'; origin: string; host: string }

/** Returns the page by `Origin`, which browsers send with every cross-origin request, otherwise by `Referer`. */
export function embeddingPageOf(c: Context, publicUrl: string): EmbeddingPage {
  const origin = c.req.header('origin') ?? c.req.header('referer')
  if (origin === undefined) return { kind: 'none' }
  const page = URL.parse(origin)
  if (page === null) return { kind: 'other', origin, host: '' }
  const isOwn = page.origin === new URL(publicUrl).origin || page.host === hostOf(c)
  return isOwn ? { kind: 'own' } : { kind: 'other', origin, host: page.hostname }
}

function hostOf(c: Context): string {
  return c.req.header('host') ?? new URL(c.req.url).host
}
