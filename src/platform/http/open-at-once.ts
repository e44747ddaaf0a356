import type { MiddlewareHandler } from 'hono'
import type { ServerResponse } from 'node:http'
import { networkOf } from '#kernel/network.ts'
import { addressOf } from './caller-address.ts'
import { problem } from './problem.ts'

export type OpenAtOnce = MiddlewareHandler

/** Seconds after which somebody who has too many open may try again. */
const TRY_AGAIN_SECONDS = 5

/** At most `most` of a route's replies open at once for each network: they last, so that a rate alone is no limit. */
export function openAtOnce(most: number): OpenAtOnce {
  const open = new Map<string, number>()
  return async (c, next) => {
    const network = networkOf(addressOf(c))
    const count = open.get(network) ?? 0
    if (count >= most) {
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
      // In-process there is no connection to outlive the reply's beginning.
      if (!outgoing) letGo()
    }
  }
}
