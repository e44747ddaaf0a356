import type { SupplierConnector } from './supplier-connector.ts'

type Availability = SupplierConnector['availability']

/**
 * Sends a second (hedged) request for cars if the first has no response after `afterMs` milliseconds. The first
 * successful response wins; it fails only if both have failed. For suppliers that occasionally lose a request: one that
 * is slow overall would only get twice the load.
 */
export function hedged(availability: Availability, afterMs: number): Availability {
  return async (rental) => {
    const first = availability(rental)
    const inTime = await Promise.race([first, later(afterMs)])
    if (inTime) return inTime
    const second = availability(rental)
    // A request that rejects later may no longer be awaited.
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
