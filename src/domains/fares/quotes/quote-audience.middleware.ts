import type { TripVariables } from '#domains/identity/public.ts'
import type { MiddlewareHandler } from 'hono'
import { guard, type Guard } from '#platform/http/openapi/access.ts'

/** `quotedFor`: the company whose rate cards go first; null: the cards for everybody. */
export type QuoteVariables = Partial<Pick<TripVariables, 'caller'>> &
  Pick<TripVariables, 'embeddingKey'> & { quotedFor: string | null }

/** Those of the people's part. */
type Guards = { requireProfile: MiddlewareHandler; anyEmbedder: MiddlewareHandler }

/** Admits guests, and people by their bearer token; a company's people, and pages of its key, see its prices. */
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
