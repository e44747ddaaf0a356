import type { Plan, RateAnswer } from '#domains/suppliers/public.ts'
import type { RateQuestion } from './request-rates.service.ts'
import { refusalCause } from './refusal-cause.ts'
import type { SearchResults } from './search.contract.ts'

export type SupplierState = SearchResults['suppliers'][number]

/** Returns one entry per plan, over all its queried desks, with its number of offers in the search. */
export function supplierStates(
  questions: readonly RateQuestion[],
  offersBy: ReadonlyMap<string, number>,
): SupplierState[] {
  return [...Map.groupBy(questions, ({ plan }) => plan)].map(([plan, its]) => ({
    ...supplierState(plan, its),
    offers: offersBy.get(plan.id) ?? 0,
  }))
}

/** Returns the outcome of the requests to one plan, with the number of cars returned, before equal ones are merged. */
export function supplierState(plan: Plan, questions: readonly RateQuestion[]): SupplierState {
  const answers = questions.map(({ answer }) => answer)
  return {
    id: plan.supplier.id,
    name: plan.supplier.name,
    plan: plan.label,
    status: statusOf(answers),
    offers: answers.reduce((count, answer) => count + (answer && 'rates' in answer ? answer.count : 0), 0),
    took_ms: Math.max(
      0,
      ...answers.map((answer) => (answer?.status === 'cached' ? 0 : (answer?.tookMs ?? 0))),
    ),
    refused: refusedBy(answers),
  }
}

function statusOf(answers: readonly (RateAnswer | null)[]): SupplierState['status'] {
  if (answers.includes(null)) return 'late'
  if (answers.every((answer) => answer?.status === 'off')) return 'off'
  if (answers.every(isFailure)) return 'failed'
  return answers.every((answer) => answer?.status === 'cached') ? 'cached' : 'ok'
}

/** Returns the first cause if every desk refused; null if one made an offer or did not respond. */
function refusedBy(answers: readonly (RateAnswer | null)[]): SupplierState['refused'] {
  const causes = answers.map((answer) =>
    answer?.status === 'failed' && answer.failure.code === 'refused'
      ? refusalCause(answer.failure.reason)
      : null,
  )
  return causes.includes(null) ? null : (causes[0] ?? null)
}

function isFailure(answer: RateAnswer | null): boolean {
  return answer?.status === 'off' || (answer?.status === 'failed' && answer.failure.code !== 'refused')
}
