import type { Context, MiddlewareHandler } from 'hono'
import { guard, type Guard } from '#platform/http/openapi/access.ts'
import type { KnownKey } from './keys/embedding-key.store.ts'
import type { KeyRejection, ReadKey } from './keys/read-key.http.ts'
import type { EmbeddingKey, KnownCaller, TripVariables } from './trip-caller.ts'
import { problem, refusedBy } from './identity-problem.http.ts'

/** Admits callers with a valid bearer token. Sets `caller` and, like `AnyEmbedder`, `embeddingKey`. */
export type RequireProfile = Guard<MiddlewareHandler<{ Variables: TripVariables }>>
/** Admits callers with a valid `x-api-key` or none, and sets `embeddingKey`. */
export type AnyEmbedder = Guard<MiddlewareHandler<{ Variables: Pick<TripVariables, 'embeddingKey'> }>>

const keyRejected = refusedBy({
  key_unknown: 401,
  key_revoked: 401,
  key_domain: 403,
} as const satisfies Record<KeyRejection['code'], number>)

declare module '#platform/app.ts' {
  interface App {
    anyEmbedder: AnyEmbedder
    requireProfile: RequireProfile
  }
}

type GuardedApp = {
  /**
   * Finds the caller of a bearer token. Null if it is unknown, expired or signed out, or if the person or profile is
   * gone.
   */
  findCaller: (bearer: string) => Promise<KnownCaller | null>
  readKey: ReadKey
  /** Counts a request of a key. Returns the rejection beyond its limit. */
  limitKey: (c: Context, key: string, perMinute: number) => Promise<Response | null>
}

/** Creates the guards of `/trips`. They accept no cookie, so that a request from another site carries no credential. */
export function tripGuards({ findCaller, readKey, limitKey }: GuardedApp) {
  /** Returns the key, or the response that rejects it. */
  async function admitKey(c: Context): Promise<KnownKey | null | Response> {
    const read = await readKey(c)
    if (!read.ok) return keyRejected(c, read.failure)
    const key = read.value
    if (!key) return null
    return (await limitKey(c, key.id, key.perMinute)) ?? key
  }

  const anyEmbedder: AnyEmbedder = guard({ admits: 'embedder' }, async (c, next) => {
    const key = await admitKey(c)
    if (key instanceof Response) return key
    c.set('embeddingKey', key && embeddingKeyOf(key))
    return next()
  })

  const requireProfile: RequireProfile = guard({ admits: 'trip person' }, async (c, next) => {
    const key = await admitKey(c)
    if (key instanceof Response) return key
    const bearer = bearerOf(c)
    if (bearer === null) return problem(c, 401, { code: 'token_missing' })
    const known = await findCaller(bearer)
    if (!known) return problem(c, 401, { code: 'token_expired' })
    const { caller, corpId } = known
    const requestedCorpId = c.req.header('x-corp-id')?.trim() ?? ''
    if (requestedCorpId !== '' && requestedCorpId !== corpId)
      return problem(c, 403, { code: 'corp_mismatch' })
    if (key?.companyId && key.companyId !== caller.companyId) return problem(c, 403, { code: 'key_company' })
    c.set('embeddingKey', key && embeddingKeyOf(key))
    c.set('caller', caller)
    return next()
  })

  return { anyEmbedder, requireProfile }
}

/** Returns the token of `Authorization: Bearer <token>`. Null without one. */
export function bearerOf(c: Context): string | null {
  return /^Bearer\s+([\w-]{20,100})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null
}

function embeddingKeyOf({ id, name, companyId, partnerCode, perMinute }: KnownKey): EmbeddingKey {
  return { id, name, companyId, partnerCode, perMinute }
}
