import type { AskRates, Plan, RateAnswer } from '#domains/suppliers/public.ts'
import { ageBand } from './age-band.ts'
import type { DeskPair } from './search-places.ts'

/** A plan asked for its cars between two of its desks; null until it has answered. */
export type Asked = DeskPair & { plan: Plan; answer: RateAnswer | null }

/** A question under way; `came` settles when its answer stands in it. */
export type Pending = { question: Asked; came: Promise<void> }

/** `YYYY-MM-DDTHH:mm` at each desk. */
export type AskedRental = { pickUpAt: string; dropOffAt: string; driverAge: number; residence: string }

/**
 * Asks every plan with a desk in each pair. What is known already stands in `asked` at once; each promise of
 * `pending` settles when one more of them has its answer.
 */
export function askPlans(
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
