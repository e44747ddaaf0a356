import { useEffect, useState, useEffectEvent } from 'react'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { useSearchingQuery } from '#web/rentals/rentals.api.ts'
import { visitMark } from '#web/app/partner-visit.ts'
import { useSite } from '#web/app/site.tsx'
import { useSiteSelector } from '#web/app/store.ts'
import { buildSearchRequest, type SearchRequest } from './search-request.ts'
import { rateStorage } from '#web/rentals/old-rates.ts'
import { saveRates, rateKey } from '#web/rentals/rate-storage.ts'
import { useStableList } from './use-stable-list.ts'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import type { Choice } from './search-address.ts'
import { oneAtATime } from './one-at-a-time.ts'

const NO_OFFERS: readonly Offer[] = []

/**
 * Provides the results of a search as they arrive. A finished search is cached in local storage; until then nothing
 * that the visitor is reading moves, and `putIn` inserts the pending ones.
 */
export function useSearch(criteria: SearchCriteria, choice: Choice) {
  // Field by field: the header also contains `fetching`, which would re-render all offers.
  const currency_id = useSiteSelector(({ header }) => header.currency_id)
  const lang_id = useSiteSelector(({ header }) => header.lang_id)
  const firstRequest = buildSearchRequest(criteria, choice, { currency_id, lang_id }, 'first')
  const moreRequest = buildSearchRequest(criteria, choice, { currency_id, lang_id }, 'more')
  const first = useSearchingQuery(firstRequest)
  const needsMore = first.currentData !== undefined && !first.currentData.complete
  const [waits, setWaits] = useState(first.currentData?.complete !== true)
  const more = useSearchingQuery(moreRequest, { skip: !needsMore })
  useSearchStream(moreRequest, waits, async () => {
    if (!needsMore) return
    // A request in flight may have been sent before the event; refetching during it only waits for it.
    if (more.isFetching) await more.refetch()
    await more.refetch()
  })
  const now = (needsMore ? more.currentData : undefined) ?? first.currentData
  const complete = now?.complete === true
  useEffect(() => setWaits(!complete), [complete])

  const { productName } = useSite()
  const key = rateKey(firstRequest)
  useEffect(() => {
    if (now?.complete)
      saveRates(rateStorage(), key + visitMark(document.cookie, productName), now, Date.now())
  }, [key, now, productName])

  const results = now ?? more.data ?? first.data
  const { offers, pending, laidOut, putIn } = useStableList(
    key,
    results?.items ?? NO_OFFERS,
    now !== undefined,
  )
  return {
    results,
    offers,
    /** Late offers that belong among offers already scrolled past. */
    pending,
    /** The offers at the list's last layout. */
    laidOut,
    putIn,
    /** The results shown belong to the previous choice. */
    stale: now === undefined && results !== undefined,
    complete,
    error: now ? undefined : (first.error ?? more.error),
    retry: first.refetch,
  }
}

/** Polling interval once the stream has ended, for as long as suppliers are still answering. */
const POLL_MS = 800

/**
 * While `listen`, calls `refetch` whenever a supplier of the search has answered: by the server's stream, or
 * by polling once the stream has failed or ended.
 */
function useSearchStream(request: SearchRequest, listen: boolean, refetch: () => Promise<unknown>): void {
  const address = streamAddress(request)
  const refetchNow = useEffectEvent(refetch)
  useEffect(() => {
    if (!listen) return
    const wish = oneAtATime(() => refetchNow())
    const source = new EventSource(address)
    let timer: number | undefined
    // A browser would reconnect by itself, even to a stream that has ended.
    const end = () => {
      source.close()
      wish()
      timer = window.setInterval(() => document.hidden || wish(), POLL_MS)
    }
    source.addEventListener('supplier', wish)
    source.addEventListener('complete', end)
    source.addEventListener('error', end)
    return () => {
      source.close()
      window.clearInterval(timer)
    }
  }, [address, listen])
}

/**
 * Returns the stream's address with only the parameters that decide which suppliers are requested; changes of
 * others leave the stream open.
 */
function streamAddress({ params, choice }: SearchRequest): string {
  const { currency_id: _, wait_ms: __, ...rental } = params
  const pairs = Object.entries(rental).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value as string | number}`]],
  )
  const query = new URLSearchParams(pairs)
  if (choice.filters?.NEARBY_GARAGES) query.set('nearby_garages', 'true')
  return `/api/searching/stream?${query}`
}
