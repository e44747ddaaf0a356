import type { SearchResults } from '#domains/rentals/search/search.contract.ts'

type Status = 'asking' | 'ok' | 'missed' | 'failed' | 'off'
export type AnsweredSupplier = { id: number; name: string; status: Status; offers: number }

/** The status of a supplier whose plans differ: the first of these that any of its plans has. */
const ORDER: readonly Status[] = ['asking', 'ok', 'missed', 'failed', 'off']

/** The plans of a search grouped by supplier; `late` ones count as missed once the search is complete. */
export function answeredSuppliers(plans: SearchResults['suppliers'], complete: boolean): AnsweredSupplier[] {
  const suppliers = new Map<number, AnsweredSupplier>()
  for (const { id, name, status: answer, offers } of plans) {
    const status = answer === 'late' ? (complete ? 'missed' : 'asking') : answer === 'cached' ? 'ok' : answer
    const before = suppliers.get(id)
    suppliers.set(id, {
      id,
      name,
      offers: offers + (before?.offers ?? 0),
      status: before && ORDER.indexOf(before.status) < ORDER.indexOf(status) ? before.status : status,
    })
  }
  return [...suppliers.values()]
}
