import type { Plan, RateAnswer } from '#domains/suppliers/public.ts'
import type { App } from '#platform/app.ts'
import { ageBand } from './age-band.ts'
import { fetchRatesForAge } from './fetch-rates-for-age.service.ts'
import type { DeskPair } from './search-places.ts'

/** A rate request to a plan for two of its desks; `answer` is null until it has responded. */
export type RateQuestion = DeskPair & { plan: Plan; answer: RateAnswer | null }

/** A request in progress; `came` settles when its `answer` is set. */
export type Pending = { question: RateQuestion; came: Promise<void> }

/** Local time at each desk, `YYYY-MM-DDTHH:mm`. */
export type RateParams = { pickUpAt: string; dropOffAt: string; driverAge: number; residence: string }

type RatesInput = {
  plans: readonly Plan[]
  pairs: readonly DeskPair[]
  rental: RateParams
  /** True for a request by a job, whose response is not cached. */
  passing?: boolean
}

/**
 * Requests rates from every plan with a desk in each pair. Cached responses are in `questions` immediately; each
 * promise of `pending` settles when another response arrives.
 */
export function requestRates(
  app: Pick<App, 'fetchRates'>,
  { plans, pairs, rental: { pickUpAt, dropOffAt, driverAge, residence }, passing = false }: RatesInput,
): { questions: RateQuestion[]; pending: Pending[] } {
  const questions: RateQuestion[] = []
  const pending: Pending[] = []
  for (const pair of pairs) {
    for (const plan of plans) {
      if (plan.supplier.id !== pair.pickUp.supplierId) continue
      const question: RateQuestion = { ...pair, plan, answer: null }
      questions.push(question)
      const rental = {
        pickUpStation: pair.pickUp.code,
        dropOffStation: pair.dropOff.code,
        pickUpAt,
        dropOffAt,
        driverAge: ageBand(driverAge),
        residence,
      }
      const answer = fetchRatesForAge(app, { plan, rental, passing })
      if (answer instanceof Promise)
        pending.push({ question, came: answer.then((came) => void (question.answer = came)) })
      else question.answer = answer
    }
  }
  return { questions, pending }
}
