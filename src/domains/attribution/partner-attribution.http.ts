import type { Context, MiddlewareHandler } from 'hono'
import { guard } from '#platform/http/openapi/access.ts'
import type { CallerGuard } from '#platform/http/openapi/handle.ts'
import type { PartnerAttribution } from './partner-attribution.ts'

/** The partner who led a request's visitor here; null: none, or none who is still a partner. */
export type FindAttribution = (c: Context) => Promise<PartnerAttribution | null>

/** What the prices of a request's visitor include for that partner, in basis points of the price without it. */
export type PartnerPercentOf = (c: Context) => Promise<number>

export type PartnerVariables = { partnerBasisPoints?: number }

declare module '#kernel/operation.ts' {
  interface Callers {
    /** Anybody, for whom prices include this for the partner who led them here. */
    visitor: { partnerBasisPoints: number }
  }
}

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
    // Nothing stores replies to another method.
    if (c.req.method !== 'GET') return
    c.header('vary', 'Cookie', { append: true })
    if (percent > 0) c.header('cache-control', 'private, no-store')
  }
}

/** Returns the guard of operations whose prices include what the partner of a visitor earns. */
export function visitorGuard(percentOf: PartnerPercentOf): CallerGuard {
  return {
    access: guard({ admits: 'anybody' }, pricedForVisitor(percentOf)),
    callerOf: (c) => ({ partnerBasisPoints: c.get('partnerBasisPoints') }),
  }
}
