import { CATEGORIES } from '#kernel/acriss.ts'
import type { Facet, FilterKind, SearchResults } from '#domains/rentals/search/search.contract.ts'
import { writeRange } from '#domains/rentals/search/filter-query.contract.ts'
import { toggleFilter, withRange, type Choice } from './search-address.ts'

/** A common choice as one click; `value` is the value of the field `kind` in the filters' form. */
export type QuickChoice = {
  kind: FilterKind | 'DEPOSIT' | 'sort'
  value: string
  on: boolean
  next: Choice
}

const VALUES: readonly { kind: FilterKind; value: string }[] = [
  { kind: 'TRANSMISSION', value: 'automatic' },
  { kind: 'CANCELLATION', value: 'free' },
  { kind: 'DESK', value: 'in_terminal' },
  { kind: 'PAYMENT', value: 'desk' },
]

/** Max number of offered deposit limits. */
const DEPOSITS = 2

type ResultSummary = Pick<SearchResults, 'facets' | 'ranges' | 'total'>

/** Returns the active quick choices, and those that would change the results. */
export function quickChoices({ facets, ranges, total }: ResultSummary, choice: Choice): QuickChoice[] {
  const values = VALUES.flatMap(({ kind, value }): QuickChoice[] => {
    const on = choice.filters[kind]?.includes(value) === true
    const found = facets[kind]?.filter(({ count }) => count > 0) ?? []
    const count = found.find((facet) => facet.value === value)?.count
    // Even if each car has such a rate, its other rates may differ.
    const differs = count !== undefined && (count < total || found.length > 1)
    if (!on && !differs) return []
    return [{ kind, value, on, next: toggleFilter(choice, kind, value) }]
  })
  const chosen = writeRange('DEPOSIT', choice.filters)
  const steps = (ranges?.DEPOSIT ?? []).map(({ max, count }) => ({
    max,
    value: writeRange('DEPOSIT', { DEPOSIT: { max } }) ?? '',
    changes: count > 0 && count < total,
    // Nearest to half of the cars: a limit that excludes nearly all or nearly none is rarely useful.
    far: Math.abs(count / Math.max(1, total) - 0.5),
  }))
  const near = new Set(
    steps
      .filter((step) => step.changes)
      .toSorted((one, other) => one.far - other.far)
      .slice(0, DEPOSITS),
  )
  const deposits = steps.flatMap((step): QuickChoice[] => {
    const on = step.value === chosen
    if (!on && !near.has(step)) return []
    const next = withRange(choice, 'DEPOSIT', on ? undefined : { max: step.max })
    return [{ kind: 'DEPOSIT', value: step.value, on, next }]
  })
  const isCheapest = choice.sort === 'price'
  const cheapest: QuickChoice = {
    kind: 'sort',
    value: 'price',
    on: isCheapest,
    next: { ...choice, sort: isCheapest ? 'recommended' : 'price', page: 1 },
  }
  return total > 1 ? [cheapest, ...values, ...deposits] : [...values, ...deposits].filter(({ on }) => on)
}

/** Returns the classes found, in the order of the trade. */
export function classTiles(facets: SearchResults['facets']): readonly Facet[] {
  const found = facets.CATEGORY ?? []
  return CATEGORIES.flatMap((category) => found.find(({ value }) => value === category) ?? [])
}
