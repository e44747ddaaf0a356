import type { SupplierConnector } from './supplier-connector.ts'

type Availability = SupplierConnector['availability']

/**
 * Asks for cars a second time when the first question is not answered after so many milliseconds; the first answer of
 * the two is taken, and a failure only when the other has failed as well. For suppliers that now and then lose a
 * question: one that is slow as a whole only has twice the work.
 */
export function hedged(availability: Availability, afterMs: number): Availability {
  return async (rental) => {
    const first = availability(rental)
    const inTime = await Promise.race([first, later(afterMs)])
    if (inTime) return inTime
    const second = availability(rental)
    // Nobody may be waiting any more for the one that throws.
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
