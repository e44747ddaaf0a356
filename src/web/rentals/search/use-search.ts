import { useEffect, useState } from 'react'
import { useSearchingQuery } from '../rentals.api.ts'
import { useSiteSelector } from '#web/store.ts'
import { searchAsk } from './ask-search.ts'
import { mergePolitely } from './merge-politely.ts'
import { keepRates, rateKey, rateStorage } from './rate-storage.ts'
import { useSearchStream } from './use-search-stream.ts'
import type { SearchCriteria } from '../search-form/search-url.ts'
import type { Choice } from './search-address.ts'

/**
 * The results of a search as they come in. A finished search is kept in local storage; until then offers on the
 * page keep their places, and `putInOrder` sorts them when the reader asks for it.
 */
export function useSearch(criteria: SearchCriteria, choice: Choice) {
  // Field by field: the header also says what is being fetched, which would draw all offers again.
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
    // A call under way may have left before the news came; asking again during it only waits for it.
    if (more.isFetching) await more.refetch()
    await more.refetch()
  })
  const now = (needsMore ? more.currentData : undefined) ?? first.currentData
  const complete = now?.complete === true
  useEffect(() => setWaits(!complete), [complete])

  const key = rateKey(firstAsk)
  useEffect(() => {
    if (now?.complete) keepRates(rateStorage(), key, now, Date.now())
  }, [key, now])

  const results = now ?? more.data ?? first.data
  const { offers, reordered, putInOrder } = useCalmOrder(key, results?.items ?? [], now !== undefined)
  return {
    results,
    offers,
    reordered: complete && reordered,
    putInOrder,
    /** What is shown belongs to the choice before this one. */
    stale: now === undefined && results !== undefined,
    complete,
    error: now ? undefined : (first.error ?? more.error),
    retry: first.refetch,
  }
}

/** Keeps offers where they are for as long as the search is the same. */
function useCalmOrder(key: string, answer: Parameters<typeof mergePolitely>[1], current: boolean) {
  const [shown, setShown] = useState<{ key: string; ids: readonly string[] }>({ key, ids: [] })
  const merged = mergePolitely(shown.key === key ? shown.ids : [], answer)
  const ids = merged.offers.map(({ offer_id }) => offer_id)
  const settled = shown.key === key && shown.ids.join() === ids.join()
  if (current && !settled) setShown({ key, ids })
  return { ...merged, putInOrder: () => setShown({ key, ids: [] }) }
}
