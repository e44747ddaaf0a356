import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { redirect, useLocation } from 'react-router'
import { rentalsApi, useAllLocationQuery } from '#web/rentals/rentals.api.ts'
import type { Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { useSite } from '#web/app/site.tsx'
import { placeOfId } from '#web/rentals/search-form/place-words.ts'
import { resolvePlaces } from '#web/rentals/search-form/resolve-places.ts'
import { faultsOfQuery, type SearchFaults } from '#web/rentals/search-form/search-faults.ts'
import { readSearchUrl, searchUrl, type SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import { visitMark } from '#web/app/partner-visit.ts'
import { buildSearchRequest } from './search-request.ts'
import { loadLocationMap } from './map/map.api.ts'
import { rateStorage } from '#web/rentals/old-rates.ts'
import { storedRates, rateKey } from '#web/rentals/rate-storage.ts'
import { isFormRequested, readChoice } from './search-address.ts'
import { SearchResultsView } from './search-results-view.tsx'
import { StartState } from './search-states.tsx'

export const preload: Preload = async ({ dispatch, getState, url, reason, site }) => {
  // A prefetched link must not start a search: suppliers are requested when it is followed.
  if (reason === 'near') return
  const { criteria, entered, faults } = readSearch(url.searchParams, site.today)
  if (entered.pickup !== '' || entered.dropoff !== '') {
    const found = await resolvePlaces({ ...criteria, entered }, dispatch)
    if (found.pickup_id !== '') throw redirect(searchUrl(found))
  }
  const placeKnown = async (id: string | undefined) => {
    if (!id) return true
    const { data } = await dispatch(rentalsApi.endpoints.allLocation.initiate({ id }, { subscribe: false }))
    return data === undefined || placeOfId(data.items, id) !== undefined
  }
  const known = await Promise.all([criteria.pickup_id, criteria.dropoff_id].map(placeKnown))
  if (Object.keys(faults).length > 0 || known.includes(false) || isFormRequested(url.searchParams))
    return void (await dispatch(rentalsApi.endpoints.allLocation.initiate({}, { subscribe: false })))
  const { lang_id } = getState().header
  const choice = readChoice(url.searchParams)
  const map =
    choice.view &&
    dispatch(
      loadLocationMap({ id: criteria.pickup_id, nearby: choice.filters.NEARBY_GARAGES === true, lang_id }),
    )
  const coupon =
    criteria.coupon &&
    dispatch(rentalsApi.endpoints.checkCoupon.initiate({ code: criteria.coupon }, { subscribe: false }))
  const request = buildSearchRequest(criteria, choice, getState().header, 'first')
  if (reason === 'follow') {
    const key = rateKey(request) + visitMark(document.cookie, site.productName)
    const cached = storedRates(rateStorage(), key, Date.now())
    if (cached) return void dispatch(rentalsApi.util.upsertQueryData('searching', request, cached))
  }
  await Promise.all([
    coupon,
    map,
    dispatch(rentalsApi.endpoints.searching.initiate(request, { subscribe: false })),
  ])
}

export function Component() {
  const { t } = useTranslation('search')
  const { today } = useSite()
  const location = useLocation()
  const query = new URLSearchParams(location.search)
  const { criteria, faults } = useKnownPlaces(readSearch(query, today))
  if (Object.keys(faults).length === 0 && !isFormRequested(query))
    return <SearchResultsView criteria={criteria} choice={readChoice(query)} />
  return (
    <div className="page-width py-6 md:py-10">
      <PageHead title={t('title')} />
      <StartState key={query.toString()} criteria={criteria} faults={query.size > 0 ? faults : {}} />
    </div>
  )
}

type ReadSearch = { criteria: SearchCriteria; faults: SearchFaults }

/**
 * Removes a place that no longer exists from a linked search: the rest stays, and the form requests the
 * place.
 */
function useKnownPlaces({ criteria, faults }: ReadSearch): ReadSearch {
  const pickUpGone = useIsGone(criteria.pickup_id)
  const dropOffGone = useIsGone(criteria.dropoff_id ?? '')
  return {
    criteria: {
      ...criteria,
      ...(pickUpGone && { pickup_id: '' }),
      ...(dropOffGone && { dropoff_id: '' }),
    },
    faults: {
      ...faults,
      ...(pickUpGone && { pickup: 'place_gone' }),
      ...(dropOffGone && { dropoff: 'place_gone' }),
    },
  }
}

function useIsGone(id: string): boolean {
  const { currentData } = useAllLocationQuery({ id }, { skip: id === '' })
  return currentData !== undefined && placeOfId(currentData.items, id) === undefined
}

/** Returns the search in an address, and its validation errors. */
function readSearch(query: URLSearchParams, today: string) {
  const { entered, ...criteria } = readSearchUrl(query, today)
  const elsewhere = criteria.dropoff_id !== undefined || entered.dropoff !== ''
  const faults = faultsOfQuery(criteria, { query, elsewhere, today })
  if (faults.pickup && entered.pickup) faults.pickup = 'place_unknown'
  if (faults.dropoff && entered.dropoff) faults.dropoff = 'place_unknown'
  return { criteria, entered, faults }
}
