import { useEffect, useEffectEvent, useState } from 'react'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { mergeResults, type ShownOffers } from './merge-results.ts'

type Shown = ShownOffers & {
  key: string
  answer: readonly Offer[]
  /** The list at its last layout: shared terms stay as they were then. */
  laidOut: readonly Offer[]
}

/** Replies of one search (`key`) as a list in which nothing moves that the visitor has reached. */
export function useStableList(key: string, answer: readonly Offer[], current: boolean) {
  const asItIs = { key, answer, offers: answer, pending: [], laidOut: answer }
  const [shown, setShown] = useState<Shown>(asItIs)
  const first = shown.key !== key || shown.answer.length === 0
  if (current && first && shown.answer !== answer) setShown(asItIs)
  const takeIn = useEffectEvent((latest: readonly Offer[]) => {
    if (first || shown.answer === latest) return
    const read = cardsReached()
    const merged = mergeResults(shown.offers, latest, read)
    setShown({ key, answer: latest, ...merged, laidOut: read === 0 ? merged.offers : shown.laidOut })
  })
  useEffect(() => {
    if (current) takeIn(answer)
  }, [answer, current])
  return {
    offers: shown.offers,
    pending: shown.pending,
    laidOut: shown.laidOut,
    putIn: () => setShown(asItIs),
  }
}

/** Id of the list of offers on the page. */
export const OFFER_LIST = 'offers'

/** Counts the cards from the top that the visitor has reached by scrolling or focus. */
function cardsReached(): number {
  const cards = [...(document.getElementById(OFFER_LIST)?.children ?? [])]
  const onScreen = (card: Element) => card.getBoundingClientRect().top < window.innerHeight
  const scrolledTo = window.scrollY > 0 ? cards.findLastIndex(onScreen) : -1
  const focused = cards.findIndex((card) => card.contains(document.activeElement))
  return Math.max(scrolledTo, focused) + 1
}
