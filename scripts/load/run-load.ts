import autocannon from 'autocannon'
import { rentals } from './rentals.ts'
import { travellerSteps, type Ordered, STEPS, type Step } from './traveller.ts'

export type Wanted = {
  url: string
  /** Requests a second, of all travellers together. */
  rate: number
  travellers: number
  seconds: number
  /** An order for so many searches. */
  orderOneIn: number
}

/** How the requests of one kind were answered. `faults`: by no answer or one of the server's failure; `refused`: by 4xx. */
export type StepResult = { step: Step | 'no answer'; took: number[]; faults: number; refused: number }

const NO_ANSWER_SECONDS = 30

/** Sends what travellers do for some time; resolves with what came of it, however bad. */
export async function runLoad({ url, rate, travellers, seconds, orderOneIn }: Wanted) {
  const results = new Map<string, StepResult>(
    [...STEPS, 'no answer' as const].map((step) => [step, { step, took: [], faults: 0, refused: 0 }]),
  )
  const orders: Ordered[] = []
  const requests = travellerSteps({
    rental: rentals(),
    orderOneIn,
    answered(step, status, tookMs) {
      const result = results.get(step)
      if (!result) return
      result.took.push(tookMs)
      if (status >= 500) result.faults += 1
      else if (status >= 400) result.refused += 1
    },
    ordered: (order) => orders.push(order),
  })
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  const load = autocannon(
    {
      url,
      connections: travellers,
      overallRate: rate,
      duration: seconds,
      timeout: NO_ANSWER_SECONDS,
      requests,
    },
    (error) => (error ? reject(error as Error) : resolve()),
  )
  // A connection that was refused or lost, and an answer that did not come.
  load.on('reqError', () => {
    const unanswered = results.get('no answer')
    if (unanswered) unanswered.faults += 1
  })
  await ended
  return { steps: [...results.values()], orders }
}
