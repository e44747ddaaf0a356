import { FILTER_KINDS, RANGE_KINDS, type FilterKind, type Filters, type Offer } from '../search.contract.ts'
import { VALUE_OF, filterValue } from './filter-columns.ts'
import { MEASURE_OF, type Limits } from './ranges.ts'

/** Returns true if one offer matches the filters of a search, by the same rules as `chooseOffers`. */
export function passes(offer: Offer, filters: Pick<Filters, FilterKind>, limits: Limits): boolean {
  const hasValues = FILTER_KINDS.every((kind) => {
    const selected = filters[kind]
    if (!selected?.length) return true
    const has = VALUE_OF[kind](offer)?.value ?? ''
    return selected.some((value) => filterValue(kind, value) === has)
  })
  return hasValues && RANGE_KINDS.every((kind) => isWithin(MEASURE_OF[kind](offer), limits[kind]))
}

/** Returns true if a measure is within a limit; a missing one fails every limit. */
function isWithin(measure: number | null | undefined, limit: Limits[keyof Limits]): boolean {
  const { min, max } = limit ?? {}
  if (min === undefined && max === undefined) return true
  return measure != null && measure >= (min ?? -Infinity) && measure <= (max ?? Infinity)
}
