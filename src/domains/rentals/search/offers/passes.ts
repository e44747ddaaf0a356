import { FILTER_KINDS, RANGE_KINDS, type FilterKind, type Filters, type Offer } from '../search.contract.ts'
import { VALUE_OF, wantedValue } from './filter-columns.ts'
import { MEASURE_OF, type Limits } from './ranges.ts'

/** Returns true if one offer passes the filters of a search, as `chooseOffers` decides it for all of a set. */
export function passes(offer: Offer, filters: Pick<Filters, FilterKind>, limits: Limits): boolean {
  const hasValues = FILTER_KINDS.every((kind) => {
    const wanted = filters[kind]
    if (!wanted?.length) return true
    const has = VALUE_OF[kind](offer)?.value ?? ''
    return wanted.some((value) => wantedValue(kind, value) === has)
  })
  return hasValues && RANGE_KINDS.every((kind) => isWithin(MEASURE_OF[kind](offer), limits[kind]))
}

/** Missing values fail every limit. */
function isWithin(measure: number | null | undefined, limit: Limits[keyof Limits]): boolean {
  const { min, max } = limit ?? {}
  if (min === undefined && max === undefined) return true
  return measure != null && measure >= (min ?? -Infinity) && measure <= (max ?? Infinity)
}
