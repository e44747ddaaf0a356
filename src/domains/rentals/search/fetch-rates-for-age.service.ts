import type { FetchRates, RateAnswer } from '#domains/suppliers/public.ts'
import type { App } from '#platform/app.ts'
import { USUAL_BAND } from './age-band.ts'

/**
 * Fetches rates, and detects refusals because of age: a plan that has cars for most drivers at these times but none for
 * this one refuses the age. Protocols return an empty list then, as they do when all cars are sold.
 */
export function fetchRatesForAge(
  { fetchRates }: Pick<App, 'fetchRates'>,
  request: Parameters<FetchRates>[0],
): ReturnType<FetchRates> {
  const usual = { ...request, rental: { ...request.rental, driverAge: USUAL_BAND } }
  const explainEmpty = (answer: RateAnswer): ReturnType<FetchRates> => {
    if (request.rental.driverAge === USUAL_BAND || !('rates' in answer) || answer.count > 0) return answer
    return then(fetchRates(usual), (others) =>
      'rates' in others && others.count > 0 ? refused(answer) : answer,
    )
  }
  return then(fetchRates(request), explainEmpty)
}

function refused({ at, tookMs }: RateAnswer): RateAnswer {
  const detail = 'there are cars for drivers of another age'
  return { status: 'failed', failure: { code: 'refused', reason: 'driver_age', detail }, at, tookMs }
}

/** Applies `decide` synchronously if the response is available: cached ones are not awaited. */
function then(
  answer: ReturnType<FetchRates>,
  decide: (answer: RateAnswer) => ReturnType<FetchRates>,
): ReturnType<FetchRates> {
  return answer instanceof Promise ? answer.then((came) => decide(came)) : decide(answer)
}
