import { fail } from '#kernel/result.ts'
import type { SupplierConnector, SupplierFailure } from './supplier-connector.ts'

type Availability = SupplierConnector['availability']

/** Max wait; connections time out by then themselves. */
const LONGEST_MS = 20_000

/** Limits the wait for a plan's response to the current setting in milliseconds; later ones count as no response. */
export function noLonger(availability: Availability, limitMs: () => number): Availability {
  return async (rental) => {
    const ms = limitMs()
    const answer = availability(rental)
    if (ms >= LONGEST_MS) return answer
    const { promise: late, resolve } = Promise.withResolvers<Awaited<typeof answer>>()
    const gaveUp = fail<SupplierFailure>({ code: 'no_answer', detail: `no answer within ${ms} ms` })
    const timer = setTimeout(() => resolve(gaveUp), ms)
    return Promise.race([answer, late]).finally(() => clearTimeout(timer))
  }
}
