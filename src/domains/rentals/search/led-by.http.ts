import type { Context, MiddlewareHandler } from 'hono'
import { partnerPercent, type LedBy } from './led-by.ts'

/** The partner who led a request's visitor here; null: none, or none who is still a partner. */
export type FindLedBy = (c: Context) => Promise<LedBy | null>

export type PartnerVariables = { partnerBasisPoints?: number }

/** Notes what prices of this visitor include for a partner, before a cache whose replies are apart by it. */
export function notePartnerPercent(findLedBy: FindLedBy): MiddlewareHandler<{ Variables: PartnerVariables }> {
  return async (c, next) => {
    c.set('partnerBasisPoints', partnerPercent(await findLedBy(c)))
    return next()
  }
}
