import { FILTER_KINDS, type FilterKind, type Filters, type Offer, type Sort } from './search.contract.ts'
import { sortOrders } from './sort-offers.ts'

/**
 * All offers of a search in one currency and language, laid out so that any filter, sort and page of it is a pass
 * over small integers: per filter kind a column with each offer's value, sort orders, and each offer's JSON as bytes.
 */
export type OfferSet = {
  offers: readonly Offer[]
  json: readonly Buffer[]
  totals: readonly number[]
  columns: Record<FilterKind, Column>
  orders: Record<Sort, readonly number[]>
}

type Column = { values: readonly FacetValue[]; codes: Uint16Array }
type FacetValue = { value: string; label: string }

/** A facet before it has words: how many offers would pass with it, and from which total. */
export type CountedFacet = FacetValue & { count: number; from: number }

export function buildOfferSet(offers: readonly Offer[]): OfferSet {
  return {
    offers,
    json: offers.map((offer) => Buffer.from(JSON.stringify(offer))),
    totals: offers.map((offer) => offer.price.total.amount),
    columns: Object.fromEntries(FILTER_KINDS.map((kind) => [kind, columnOf(kind, offers)])) as Record<
      FilterKind,
      Column
    >,
    orders: sortOrders(offers),
  }
}

/** What an offer is under each filter kind; an unknown number of seats has no value there. */
const VALUE_OF: Record<FilterKind, (offer: Offer) => FacetValue | null> = {
  TRANSMISSION: ({ vehicle }) => plain(vehicle.transmission),
  FUEL: ({ vehicle }) => plain(vehicle.fuel),
  SUPPLIER: ({ supplier }) => ({ value: supplier.code, label: supplier.name }),
  SEATS: ({ vehicle }) => (vehicle.seats === null ? null : plain(String(vehicle.seats))),
  MILEAGE: ({ mileage }) => plain(mileage.unlimited ? 'unlimited' : 'limited'),
  CATEGORY: ({ vehicle }) => plain(vehicle.category),
  BODY_TYPE: ({ vehicle }) => plain(vehicle.body_type),
  CAR_MODEL: ({ vehicle }) => plain(vehicle.name),
  GARAGE: ({ pickup }) => ({ value: pickup.id, label: pickup.name }),
}

function plain(value: string): FacetValue {
  return { value, label: value }
}

function columnOf(kind: FilterKind, offers: readonly Offer[]): Column {
  const values: FacetValue[] = []
  const codeOf = new Map<string, number>()
  const codes = new Uint16Array(offers.length)
  offers.forEach((offer, position) => {
    const value = VALUE_OF[kind](offer) ?? { value: '', label: '' }
    let code = codeOf.get(value.value)
    if (code === undefined) {
      code = values.push(value) - 1
      codeOf.set(value.value, code)
    }
    codes[position] = code
  })
  return { values, codes }
}

/**
 * The offers that pass `filters`, in order, and the facets. Values of one kind widen each other, kinds narrow each
 * other; a facet counts what passes all the *other* kinds, so that choosing a second value shows what it would add.
 */
export function chooseOffers(
  set: OfferSet,
  filters: Filters,
  sort: Sort,
): { positions: number[]; facets: Record<FilterKind, CountedFacet[]> } {
  const kinds = FILTER_KINDS.map((kind, at) => {
    const { values, codes } = set.columns[kind]
    const wanted = filters[kind]
    const allowed = wanted?.length ? values.map(({ value }) => wanted.includes(value)) : null
    return {
      codes,
      allowed,
      bit: 1 << at,
      counts: new Uint32Array(values.length),
      froms: new Float64Array(values.length).fill(Infinity),
    }
  })
  const narrowing = kinds.filter(({ allowed }) => allowed !== null)
  const positions: number[] = []
  for (const position of set.orders[sort]) {
    let failing = 0
    for (const { codes, allowed, bit } of narrowing) if (!allowed?.[codes[position] ?? 0]) failing |= bit
    if (failing === 0) positions.push(position)
    else if ((failing & (failing - 1)) !== 0) continue
    const total = set.totals[position] ?? 0
    for (const { codes, bit, counts, froms } of kinds) {
      if (failing !== 0 && failing !== bit) continue
      const code = codes[position] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
      if (total < (froms[code] ?? 0)) froms[code] = total
    }
  }
  const facets = FILTER_KINDS.map((kind, at) => [kind, facetsOf(set.columns[kind], kinds[at], filters[kind])])
  return { positions, facets: Object.fromEntries(facets) as Record<FilterKind, CountedFacet[]> }
}

/** Values that would show something, and those chosen although they no longer do (so that they can be undone). */
function facetsOf(
  { values }: Column,
  counted: { counts: Uint32Array; froms: Float64Array } | undefined,
  wanted: readonly string[] | undefined,
): CountedFacet[] {
  const facets: CountedFacet[] = []
  values.forEach(({ value, label }, code) => {
    const count = counted?.counts[code] ?? 0
    const from = counted?.froms[code] ?? Infinity
    if (value !== '' && (count > 0 || wanted?.includes(value)))
      facets.push({ value, label, count, from: count > 0 ? from : 0 })
  })
  return facets.sort((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1))
}
