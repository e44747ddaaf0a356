import type { Context } from 'hono'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { KnownKey } from './embedding-key.store.ts'
import { embeddingPageOf } from './embedding-page.http.ts'
import { isOnDomains } from './key-domain.ts'

export type KeyRejection =
  | { code: 'key_unknown'; detail: string }
  | { code: 'key_revoked'; detail: string }
  | { code: 'key_domain'; detail: string }

type Read = Result<KnownKey | null, KeyRejection>

/** Returns the `x-api-key` of a request, if its page may use it. Null if none was sent. */
export type ReadKey = (c: Context) => Promise<Read>

type KeyApp = Pick<App, 'publicUrl'> & {
  findKey: (key: string) => Promise<KnownKey | null>
  /** Returns true if a frame on our own origin was recently served for the key, by its `x-widget-session`. */
  isWidgetSession: (keyId: string, session: string) => boolean
}

const NO_KEY: Promise<Read> = Promise.resolve(ok(null))

/** Creates the function that looks up a request's key, once per request. */
export function createReadKey({ findKey, publicUrl, isWidgetSession }: KeyApp): ReadKey {
  async function read(c: Context, header: string): Promise<Read> {
    const key = await findKey(header)
    if (!key) return fail({ code: 'key_unknown', detail: 'There is no such x-api-key' })
    if (key.revoked) return fail({ code: 'key_revoked', detail: 'This x-api-key was revoked' })
    const page = embeddingPageOf(c, publicUrl)
    if (page.kind === 'other' && !isOnDomains(page.host, key.domains))
      return fail({ code: 'key_domain', detail: `This x-api-key is not for pages of ${page.origin}` })
    // Browsers do not show the frame's own document on other domains: a request without a session did not pass that
    // check.
    if (page.kind === 'own' && !isWidgetSession(key.id, c.req.header('x-widget-session') ?? ''))
      return fail({ code: 'key_domain', detail: 'Our own pages need an x-widget-session for this x-api-key' })
    return ok(key)
  }

  return (c: Context<{ Variables: { keyRead?: Promise<Read> } }>) => {
    const header = c.req.header('x-api-key')?.trim() ?? ''
    if (header === '') return NO_KEY
    const known = c.get('keyRead') ?? read(c, header)
    c.set('keyRead', known)
    return known
  }
}
