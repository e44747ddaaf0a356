import { useEffect, useState, useEffectEvent } from 'react'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { useSearchingQuery } from '#web/rentals/rentals.api.ts'
import { visitMark } from '#web/app/partner-visit.ts'
import { useSite } from '#web/app/site.tsx'
import { useSiteSelector } from '#web/app/store.ts'
import { searchAsk, type SearchAsk } from './ask-search.ts'
import { rateStorage } from '#web/rentals/old-rates.ts'
import { keepRates, rateKey } from '#web/rentals/rate-storage.ts'
import { useStableList } from './use-stable-list.ts'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import type { Choice } from './search-address.ts'
import { oneAtATime } from './one-at-a-time.ts'

const NO_OFFERS: readonly Offer[] = []

/**
 * The results of a search as they come in. A finished search is kept in local storage; until then nothing that the
 * visitor is reading moves, and `putIn` inserts what was held back for that.
 */
export function useSearch(criteria: SearchCriteria, choice: Choice) {
  // Field by field: the header also contains `fetching`, which would re-render all offers.
  const currency_id = useSiteSelector(({ header }) => header.currency_id)
  const lang_id = useSiteSelector(({ header }) => header.lang_id)
  const firstAsk = searchAsk(criteria, choice, { currency_id, lang_id }, 'first')
  const moreAsk = searchAsk(criteria, choice, { currency_id, lang_id }, 'more')
  const first = useSearchingQuery(firstAsk)
  const needsMore = first.currentData !== undefined && !first.currentData.complete
  const [waits, setWaits] = useState(first.currentData?.complete !== true)
  const more = useSearchingQuery(moreAsk, { skip: !needsMore })
  useSearchStream(moreAsk, waits, async () => {
    if (!needsMore) return
    // A request in flight may have been sent before the event; refetching during it only waits for it.
    if (more.isFetching) await more.refetch()
    await more.refetch()
  })
  const now = (needsMore ? more.currentData : undefined) ?? first.currentData
  const complete = now?.complete === true
  useEffect(() => setWaits(!complete), [complete])

  const { productName } = useSite()
  const key = rateKey(firstAsk)
  useEffect(() => {
    if (now?.complete)
      keepRates(rateStorage(), key + visitMark(document.cookie, productName), now, Date.now())
  }, [key, now, productName])

  const results = now ?? more.data ?? first.data
  const { offers, heldBack, laidOut, putIn } = useStableList(
    key,
    results?.items ?? NO_OFFERS,
    now !== undefined,
  )
  return {
    results,
    offers,
    /** Arrived later, and belong among offers already reached. */
    heldBack,
    /** The offers when the list was last laid out anew. */
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
const ASK_AGAIN_MS = 800

/**
 * While `listen`, calls `askAgain` whenever a supplier of the search has answered: notified by the server's stream, and
 * by polling once that has failed or ended.
 */
function useSearchStream(ask: SearchAsk, listen: boolean, askAgain: () => Promise<unknown>): void {
  const address = streamAddress(ask)
  const askAgainNow = useEffectEvent(askAgain)
  useEffect(() => {
    if (!listen) return
    const wish = oneAtATime(() => askAgainNow())
    const source = new EventSource(address)
    let turns: number | undefined
    // A browser would reconnect by itself, even to a stream that has ended.
    const end = () => {
      source.close()
      wish()
      turns = window.setInterval(() => document.hidden || wish(), ASK_AGAIN_MS)
    }
    source.addEventListener('supplier', wish)
    source.addEventListener('complete', end)
    source.addEventListener('error', end)
    return () => {
      source.close()
      window.clearInterval(turns)
    }
  }, [address, listen])
}

/** The parameters that decide which suppliers are requested; others leave the stream open. */
function streamAddress({ params, choice }: SearchAsk): string {
  const { currency_id: _, wait_ms: __, ...rental } = params
  const given = Object.entries(rental).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value as string | number}`]],
  )
  const query = new URLSearchParams(given)
  if (choice.filters?.NEARBY_GARAGES) query.set('nearby_garages', 'true')
  return `/api/searching/stream?${query}`
}
