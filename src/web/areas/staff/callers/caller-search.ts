import type { LangId } from '#kernel/locale.ts'
import type { Filters, SearchingChoice, SearchingParams } from '#domains/rentals/search/search.contract.ts'
import { faultsOfQuery, type SearchFaults } from '#web/rentals/search-form/search-faults.ts'
import { readSearchUrl, type SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import { inAddress, pageIn } from '../frame/in-address.ts'

export const CALLER_PAGE = '/staff/bookings/new'

/** What a desk narrows cars by, each by one value. */
export const CALLER_FILTERS = ['CATEGORY', 'TRANSMISSION', 'SUPPLIER'] as const

const PAGE_SIZE = 30

/** What the address says where cars are shown that are paid now, too. */
const EVERY = 'every'

/** Longer is no offer of ours. */
const LONGEST_OFFER = 600

type CallerSearch = {
  criteria: SearchCriteria
  faults: SearchFaults
  /** Null: nothing is asked for yet, or it cannot be. */
  ask: { params: SearchingParams; choice: SearchingChoice } | null
  /** True if cars are shown that cannot be booked by phone, too. */
  isEvery: boolean
  /** Of the car that is being booked. */
  offerId: string | null
}

type Visitor = { currency_id: number; lang_id: LangId }

/** The cars that an address asks for, the cheapest first, and the one that it has chosen. */
export function callerSearch(address: URLSearchParams, today: string, visitor: Visitor): CallerSearch {
  const { typed: _, ...criteria } = readSearchUrl(address, today)
  const isAsked = address.has('pickup_id')
  const elsewhere = address.has('dropoff_id')
  const faults = isAsked ? faultsOfQuery(criteria, { query: address, elsewhere, today }) : {}
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
    ask:
      isAsked && Object.keys(faults).length === 0
        ? {
            params: { ...rental, ...visitor },
            choice: { filters, sort: 'price', page: pageIn(address), page_size: PAGE_SIZE },
          }
        : null,
    offerId: offer !== '' && offer.length <= LONGEST_OFFER ? offer : null,
  }
}

/** The address of the same search with what cannot be booked by phone, or without it. */
export function withEvery(address: URLSearchParams, isEvery: boolean): string {
  const query = new URLSearchParams(address)
  query.delete('page')
  if (isEvery) query.set(EVERY, 'true')
  else query.delete(EVERY)
  return `${CALLER_PAGE}?${query}`
}

/** The address of the same search with a car chosen, or with none. */
export function withOffer(address: URLSearchParams, offerId: string | null): string {
  const query = new URLSearchParams(address)
  if (offerId === null) query.delete('offer')
  else query.set('offer', offerId)
  return `${CALLER_PAGE}?${query}`
}
