import type { MiddlewareHandler } from 'hono'
import type { ServerResponse } from 'node:http'
import { networkOf } from '#kernel/network.ts'
import { addressOf } from './caller-address.ts'
import { problem } from './problem.ts'

export type LimitOpenReplies = MiddlewareHandler

/** Retry-After for a client with too many open streams. */
const TRY_AGAIN_SECONDS = 5

/**
 * Limits open replies of a route to `max` per network: streams are long-lived, so a rate limit alone is not enough.
 */
export function limitOpenReplies(max: number): LimitOpenReplies {
  const open = new Map<string, number>()
  return async (c, next) => {
    const network = networkOf(addressOf(c))
    const count = open.get(network) ?? 0
    if (count >= max) {
      c.header('retry-after', String(TRY_AGAIN_SECONDS))
      return problem(c, 429, { code: 'too_many_requests' })
    }
    open.set(network, count + 1)
    const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse }
    const letGo = () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    }
    if (outgoing) outgoing.once('close', letGo)
    try {
      return await next()
    } finally {
      // In-process there is no connection that stays open after the handler returns.
      if (!outgoing) letGo()
    }
  }
}
