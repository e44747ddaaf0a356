import type { Context, MiddlewareHandler } from 'hono'
import type { PartnerAttribution } from './partner-attribution.ts'

/** The partner who led a request's visitor here; null: none, or none who is still a partner. */
export type FindAttribution = (c: Context) => Promise<PartnerAttribution | null>

/** What the prices of a request's visitor include for that partner, in basis points of the price without it. */
export type PartnerPercentOf = (c: Context) => Promise<number>

export type PartnerVariables = { partnerBasisPoints?: number }

/** Notes what prices of this visitor include for a partner, before a cache whose replies are apart by it. */
export function notePartnerPercent(
  percentOf: PartnerPercentOf,
): MiddlewareHandler<{ Variables: PartnerVariables }> {
  return async (c, next) => {
    c.set('partnerBasisPoints', await percentOf(c))
    return next()
  }
}

/**
 * Notes it as well, before a route whose replies browsers and proxies may keep: those with a percent are kept nowhere, and
 * the others are not for visitors with other cookies.
 */
export function pricedForVisitor(
  percentOf: PartnerPercentOf,
): MiddlewareHandler<{ Variables: PartnerVariables }> {
  return async (c, next) => {
    const percent = await percentOf(c)
    c.set('partnerBasisPoints', percent)
    await next()
    c.header('vary', 'Cookie', { append: true })
    if (percent > 0) c.header('cache-control', 'private, no-store')
  }
}
