import type { LangId } from '#kernel/locale.ts'
import type { Filters, SearchingChoice, SearchingParams } from '#domains/rentals/search/search.contract.ts'
import { faultsOfQuery, type SearchFaults } from '#web/rentals/search-form/search-faults.ts'
import { readSearchUrl, type SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import { inAddress, pageIn } from '../frame/in-address.ts'

export const CALLER_PAGE = '/staff/bookings/new'

/** Filters of the car list; each takes one value. */
export const CALLER_FILTERS = ['CATEGORY', 'TRANSMISSION', 'SUPPLIER'] as const

const PAGE_SIZE = 30

/** Parameter of the address that includes cars paid now. */
const EVERY = 'every'

/** Max length of an offer id. */
const LONGEST_OFFER = 600

type CallerSearch = {
  criteria: SearchCriteria
  faults: SearchFaults
  /** Null if there is no search yet, or if it is invalid. */
  request: { params: SearchingParams; choice: SearchingChoice } | null
  /** True if cars are shown that cannot be booked by phone, too. */
  isEvery: boolean
  /** Id of the selected offer. */
  offerId: string | null
}

type Visitor = { currency_id: number; lang_id: LangId }

/** Parses the car search, cheapest first, and the selected offer from an address. */
export function callerSearch(address: URLSearchParams, today: string, visitor: Visitor): CallerSearch {
  const { entered: _, ...criteria } = readSearchUrl(address, today)
  const isSearch = address.has('pickup_id')
  const elsewhere = address.has('dropoff_id')
  const faults = isSearch ? faultsOfQuery(criteria, { query: address, elsewhere, today }) : {}
  const offer = address.get('offer') ?? ''
  const { coupon: _coupon, ...rental } = criteria
  const isEvery = address.get(EVERY) === 'true'
  const filters: Filters = isEvery ? {} : { PAYMENT: ['desk'] }
  for (const kind of CALLER_FILTERS) {
    const { [kind]: value } = inAddress(address).fitting(kind, (text) => text !== '' && text.length <= 80)
    if (value !== undefined) filters[kind] = [value]
  }
  return {
    criteria,
    faults,
    isEvery,
    request:
      isSearch && Object.keys(faults).length === 0
        ? {
            params: { ...rental, ...visitor },
            choice: { filters, sort: 'price', page: pageIn(address), page_size: PAGE_SIZE },
          }
        : null,
    offerId: offer !== '' && offer.length <= LONGEST_OFFER ? offer : null,
  }
}

/** Returns the address of the same search with or without cars that cannot be booked by phone. */
export function withEvery(address: URLSearchParams, isEvery: boolean): string {
  const query = new URLSearchParams(address)
  query.delete('page')
  if (isEvery) query.set(EVERY, 'true')
  else query.delete(EVERY)
  return `${CALLER_PAGE}?${query}`
}

/** Returns the address of the same search with an offer selected, or with none. */
export function withOffer(address: URLSearchParams, offerId: string | null): string {
  const query = new URLSearchParams(address)
  if (offerId === null) query.delete('offer')
  else query.set('offer', offerId)
  return `${CALLER_PAGE}?${query}`
}
