import type { MiddlewareHandler } from 'hono'
import type { ServerResponse } from 'node:http'
import { problem } from './problem.ts'
import { addressOf } from './rate-limit.ts'

export type OpenAtOnce = MiddlewareHandler

/** Seconds after which somebody who has too many open may try again. */
const TRY_AGAIN_SECONDS = 5

/** At most `most` of a route's replies open at once for each address: they last, so that a rate alone is no limit. */
export function openAtOnce(most: number): OpenAtOnce {
  const open = new Map<string, number>()
  return async (c, next) => {
    const address = addressOf(c)
    const count = open.get(address) ?? 0
    if (count >= most) {
      c.header('retry-after', String(TRY_AGAIN_SECONDS))
      return problem(c, 429, { code: 'too_many_requests' })
    }
    open.set(address, count + 1)
    const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse }
    const letGo = () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
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
