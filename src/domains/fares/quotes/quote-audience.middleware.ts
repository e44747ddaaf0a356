import type { TripVariables } from '#domains/identity/public.ts'
import type { MiddlewareHandler } from 'hono'
import { guard, type Guard } from '#platform/http/openapi/access.ts'

/** `quotedFor`: the company whose rate cards take precedence. Null for the public cards. */
export type QuoteVariables = Partial<Pick<TripVariables, 'caller'>> &
  Pick<TripVariables, 'embeddingKey'> & { quotedFor: string | null }

declare module '#kernel/operation.ts' {
  interface Callers {
    /** Guests, and people by their bearer token. */
    'quote audience': Pick<QuoteVariables, 'quotedFor'>
  }
}

/** Guards for signed-in people and for embedders. */
type Guards = { requireProfile: MiddlewareHandler; anyEmbedder: MiddlewareHandler }

/** Admits guests, and people by their bearer token. A company's people, and pages with its key, see its prices. */
export function quoteAudience({
  requireProfile,
  anyEmbedder,
}: Guards): Guard<MiddlewareHandler<{ Variables: QuoteVariables }>> {
  return guard({ admits: 'embedder' }, (c, next) => {
    const hasToken = /^bearer\b/i.test(c.req.header('authorization') ?? '')
    const admit = hasToken ? requireProfile : anyEmbedder
    return admit(c, () => {
      c.set('quotedFor', c.get('caller')?.companyId ?? c.get('embeddingKey')?.companyId ?? null)
      return next()
    })
  })
}
