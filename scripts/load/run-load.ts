import autocannon from 'autocannon'
import { rentals } from './rentals.ts'
import { travellerSteps, type Ordered, STEPS, type Step } from './traveller.ts'

export type LoadOptions = {
  url: string
  /** Requests a second, of all travellers together. */
  rate: number
  travellers: number
  seconds: number
  /** An order for so many searches. */
  orderOneIn: number
}

/** Results of one kind of request. `faults`: no response or 5xx; `rejected`: 4xx. */
export type StepResult = { step: Step | 'no answer'; took: number[]; faults: number; rejected: number }

const NO_ANSWER_SECONDS = 30

/** Sends the requests of travellers for some time; resolves with the results, even if all failed. */
export async function runLoad({ url, rate, travellers, seconds, orderOneIn }: LoadOptions) {
  const results = new Map<string, StepResult>(
    [...STEPS, 'no answer' as const].map((step) => [step, { step, took: [], faults: 0, rejected: 0 }]),
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
      else if (status >= 400) result.rejected += 1
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
  // Connection refused or lost, or no response.
  load.on('reqError', () => {
    const unanswered = results.get('no answer')
    if (unanswered) unanswered.faults += 1
  })
  await ended
  return { steps: [...results.values()], orders }
}
