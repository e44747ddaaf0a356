import type { SearchResults } from '#domains/rentals/search/search.contract.ts'

type Status = 'asking' | 'ok' | 'missed' | 'failed' | 'off'
export type AnsweredSupplier = { id: number; name: string; status: Status; offers: number }

/** The status of a supplier whose plans differ: the first of these that any of its plans has. */
const ORDER: readonly Status[] = ['asking', 'ok', 'missed', 'failed', 'off']

/**
 * Returns the plans of a search grouped by supplier; `late` ones count as missed once the search is complete.
 */
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

export type MissingSupplier = { name: string; status: Status; messages: string[] }

/**
 * Returns suppliers without a car in a finished search that could not be queried, with their stations' messages or
 * failures.
 */
export function missingSuppliers({
  suppliers,
  notices,
}: Pick<SearchResults, 'suppliers' | 'notices'>): MissingSupplier[] {
  return answeredSuppliers(suppliers, true).flatMap(({ name, status, offers }) => {
    const messages = notices.filter(({ supplier }) => supplier === name).map(({ message }) => message)
    const isMissing = offers === 0 && (status !== 'ok' || messages.length > 0)
    return isMissing ? [{ name, status, messages }] : []
  })
}
