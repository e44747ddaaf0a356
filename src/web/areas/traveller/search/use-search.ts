import { useEffect, useState } from 'react'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { useSearchingQuery } from '#web/rentals/rentals.api.ts'
import { visitMark } from '#web/app/partner-visit.ts'
import { useSite } from '#web/app/site.tsx'
import { useSiteSelector } from '#web/app/store.ts'
import { searchAsk } from './ask-search.ts'
import { rateStorage } from '#web/rentals/old-rates.ts'
import { keepRates, rateKey } from '#web/rentals/rate-storage.ts'
import { useStableList } from './use-stable-list.ts'
import { useSearchStream } from './use-search-stream.ts'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import type { Choice } from './search-address.ts'

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
