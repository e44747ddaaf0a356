import type { AskRates, Plan, RateAnswer } from '#domains/suppliers/public.ts'
import { ageBand } from './age-band.ts'
import type { DeskPair } from './search-places.ts'

/** A rate request to a plan for two of its desks; `answer` is null until it has responded. */
export type Asked = DeskPair & { plan: Plan; answer: RateAnswer | null }

/** A request in progress; `came` settles when its `answer` is set. */
export type Pending = { question: Asked; came: Promise<void> }

/** Local time at each desk, `YYYY-MM-DDTHH:mm`. */
export type AskedRental = { pickUpAt: string; dropOffAt: string; driverAge: number; residence: string }

/**
 * Requests rates from every plan with a desk in each pair. Cached responses are in `asked` immediately; each promise of
 * `pending` settles when another response arrives.
 */
export function requestRates(
  { plans, askRates }: { plans: readonly Plan[]; askRates: AskRates },
  pairs: readonly DeskPair[],
  { pickUpAt, dropOffAt, driverAge, residence }: AskedRental,
): { asked: Asked[]; pending: Pending[] } {
  const asked: Asked[] = []
  const pending: Pending[] = []
  for (const pair of pairs) {
    for (const plan of plans) {
      if (plan.supplier.id !== pair.pickUp.supplierId) continue
      const question: Asked = { ...pair, plan, answer: null }
      asked.push(question)
      const rental = {
        pickUpStation: pair.pickUp.code,
        dropOffStation: pair.dropOff.code,
        pickUpAt,
        dropOffAt,
        driverAge: ageBand(driverAge),
        residence,
      }
      const answer = askRates({ plan, rental })
      if (answer instanceof Promise)
        pending.push({ question, came: answer.then((came) => void (question.answer = came)) })
      else question.answer = answer
    }
  }
  return { asked, pending }
}
