import { useTranslation } from 'react-i18next'
import { useRef } from 'react'
import { LateCars } from './late-cars.tsx'
import { OfferCard } from '../offer/offer-card.tsx'
import { OfferSkeleton } from '../offer/offer-skeleton.tsx'
import { ResultsPages } from './results-pages.tsx'
import { PAGE_SIZE } from './search-address.ts'
import { SlowState } from './search-states.tsx'
import { OFFER_LIST } from './use-stable-list.ts'
import type { useSearch } from './use-search.ts'

type OfferListProps = {
  search: ReturnType<typeof useSearch>
  page: number
  pickUpDate: string
  coupon: string | undefined
  addressOf: (page: number) => string
}

/** Placeholders at the end of the list while suppliers are still answering. */
const KEPT_PLACES = 2

/** The browser lays a card out when it comes near; until then this is its estimated height. */
const DRAWN_WHEN_NEAR =
  'drawn-when-near [contain-intrinsic-block-size:auto_51rem] @lg:[contain-intrinsic-block-size:auto_40rem]'

/** The offers of one page, placeholders for those still to come, and the links to the other pages. */
export function OfferList({ search, page, pickUpDate, coupon, addressOf }: OfferListProps) {
  const { t } = useTranslation('search')
  const { results, offers, heldBack, complete } = search
  const heading = useRef<HTMLHeadingElement>(null)
  const putIn = () => {
    search.putIn()
    // The list has changed: start reading at its top.
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView()
  }
  const kept =
    complete || offers.length === 0 ? 0 : Math.max(0, Math.min(KEPT_PLACES, PAGE_SIZE - offers.length))
  return (
    <section aria-labelledby="results" className="flex flex-col gap-5">
      <h2 id="results" ref={heading} tabIndex={-1} className="sr-only">
        {t('results')}
      </h2>
      <LateCars shown={offers} heldBack={heldBack} onPutIn={putIn} />
      {offers.length === 0 && !complete && (
        <div className="min-h-dvh">
          <SlowState />
        </div>
      )}
      <ul id={OFFER_LIST} className="@container flex flex-col gap-4">
        {offers.map((offer) => (
          <li key={offer.offer_id} className={DRAWN_WHEN_NEAR}>
            <OfferCard
              offer={offer}
              days={results?.days ?? 1}
              pickUpDate={pickUpDate}
              coupon={coupon}
              backTo={addressOf(page)}
            />
          </li>
        ))}
        {Array.from({ length: kept }, (_, at) => (
          <li key={`kept ${at}`}>
            <OfferSkeleton />
          </li>
        ))}
      </ul>
      {results && (
        <ResultsPages page={page} pages={Math.ceil(results.total / PAGE_SIZE)} addressOf={addressOf} />
      )}
    </section>
  )
}
