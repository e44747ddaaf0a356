import type { SupplierConnector } from './supplier-connector.ts'

type Availability = SupplierConnector['availability']

/**
 * Sends a second (hedged) request for cars when the first has no response after so many milliseconds; the first
 * successful response is taken, and a failure only when both have failed. For suppliers that occasionally lose a
 * request: one that is slow overall only gets twice the load.
 */
export function hedged(availability: Availability, afterMs: number): Availability {
  return async (rental) => {
    const first = availability(rental)
    const inTime = await Promise.race([first, later(afterMs)])
    if (inTime) return inTime
    const second = availability(rental)
    // The promise that rejects may no longer be awaited.
    for (const question of [first, second]) question.catch(() => null)
    const quicker = await Promise.race([first, second])
    if (quicker.ok) return quicker
    const answers = await Promise.all([first, second])
    return answers.find(({ ok }) => ok) ?? quicker
  }
}

function later(ms: number): Promise<null> {
  return new Promise((done) => {
    setTimeout(() => done(null), ms)
  })
}
