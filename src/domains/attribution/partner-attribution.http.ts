import type { Context, MiddlewareHandler } from 'hono'
import { guard } from '#platform/http/openapi/access.ts'
import type { CallerGuard } from '#platform/http/openapi/handle.ts'
import type { PartnerAttribution } from './partner-attribution.ts'

/** Finds the partner who referred the visitor of a request. Null if none, or no longer a partner. */
export type FindAttribution = (c: Context) => Promise<PartnerAttribution | null>

/** Returns the partner's part of the prices of a request's visitor, in basis points of the price without it. */
export type PartnerPercentOf = (c: Context) => Promise<number>

export type PartnerVariables = { partnerBasisPoints?: number }

declare module '#kernel/operation.ts' {
  interface Callers {
    /** Any visitor. Prices include this part for the partner who referred them. */
    visitor: { partnerBasisPoints: number }
  }
}

/** Records the partner's part of this visitor's prices, before a cache that keeps replies apart by it. */
export function recordPartnerPercent(
  percentOf: PartnerPercentOf,
): MiddlewareHandler<{ Variables: PartnerVariables }> {
  return async (c, next) => {
    c.set('partnerBasisPoints', await percentOf(c))
    return next()
  }
}

/**
 * Records it also for a route whose replies browsers and proxies may cache. Replies with a percent are cached nowhere;
 * the others vary by cookie.
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

/** Returns the guard of operations whose prices include a partner's earnings. */
export function visitorGuard(percentOf: PartnerPercentOf): CallerGuard {
  return {
    access: guard({ admits: 'anybody' }, pricedForVisitor(percentOf)),
    callerOf: (c) => ({ partnerBasisPoints: c.get('partnerBasisPoints') }),
  }
}
