import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { type CardTerm, cardTerms, sharedTerms, termKey, termKeys } from '../offer/card-terms.ts'
import { itemKey } from './merge-results.ts'
import { OfferCard } from '../offer/offer-card.tsx'
import { SharedTerms } from '../offer/shared-terms.tsx'
import { PAGE_SIZE } from './search-address.ts'
import { SlowState } from './search-states.tsx'
import { OFFER_LIST } from './use-stable-list.ts'
import type { useSearch } from './use-search.ts'
import { classes } from '#ui/classes.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useSite } from '#web/app/site.tsx'
import { Button } from '#ui/button.tsx'
import { formatMoney } from '#ui/formats/price.tsx'

type OfferListProps = {
  search: ReturnType<typeof useSearch>
  page: number
  pickUpDate: string
  coupon: string | undefined
  addressOf: (page: number) => string
  /** A note below one of the first cars, so low that inserting it moves nothing in view. */
  note: ReactNode
}

/** Index of the car above the note, from 0; the last car if there are fewer. */
const NOTE_INDEX = 3

/** Placeholders at the end of the list while suppliers are still answering. */
const MAX_PLACEHOLDERS = 2

/** The browser lays a card out when it comes near; until then this is its estimated height. */
const DRAWN_WHEN_NEAR = 'drawn-when-near [contain-intrinsic-block-size:auto_10.5rem]'

/** Id of the first car, the target of a link that skips the filters. */
export const FIRST_CAR = 'first-car'

/** The cars of one page, placeholders for those still to come, and the links to the other pages. */
export function OfferList({ search, page, pickUpDate, coupon, addressOf, note }: OfferListProps) {
  const { t, messages } = useTranslation('search')
  const { results, offers, laidOut, pending, complete } = search
  const heading = useRef<HTMLHeadingElement>(null)
  const termsOf = (offer: Offer) => cardTerms(offer, messages, pickUpDate)
  const terms = useSame(sharedTerms(laidOut.map(termsOf)))
  const ofAll = offers.every((offer) => {
    const has = termKeys(termsOf(offer))
    return terms.every((term) => has.has(termKey(term)))
  })
  const putIn = () => {
    search.putIn()
    // The list has changed: start reading at its top.
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView()
  }
  const here = addressOf(page)
  const placeholders =
    complete || offers.length === 0 ? 0 : Math.max(0, Math.min(MAX_PLACEHOLDERS, PAGE_SIZE - offers.length))
  return (
    <section aria-labelledby="results" className="flex flex-col gap-3">
      <h2 id="results" ref={heading} tabIndex={-1} className="sr-only">
        {t('results')}
      </h2>
      <LateCars shown={offers} pending={pending} onPutIn={putIn} />
      {offers.length === 0 && !complete && (
        <div className="min-h-dvh">
          <SlowState />
        </div>
      )}
      <SharedTerms terms={terms} ofAll={ofAll} />
      <ul id={OFFER_LIST} className="@container flex flex-col gap-3">
        {offers.map((offer, at) => (
          <li
            key={itemKey(offer)}
            className={DRAWN_WHEN_NEAR}
            {...(at === 0 && { id: FIRST_CAR, tabIndex: -1 })}
          >
            <OfferCard
              offer={offer}
              days={results?.days ?? 1}
              pickUpDate={pickUpDate}
              coupon={coupon}
              backTo={here}
              shared={terms}
            />
            {at === Math.min(NOTE_INDEX, offers.length - 1) && note}
          </li>
        ))}
        {Array.from({ length: placeholders }, (_, at) => (
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

/** Returns the same list while its contents are equal, so that the cards do not re-render. */
function useSame(terms: readonly CardTerm[]): readonly CardTerm[] {
  const [stable, setStable] = useState(terms)
  const isSame =
    stable.length === terms.length && stable.every((term, at) => termKey(term) === termKey(terms[at] ?? term))
  if (!isSame) setStable(terms)
  return isSame ? stable : terms
}

type ResultsPagesProps = { page: number; pages: number; addressOf: (page: number) => string }

/** Links to the pages of results: the first, the last, and those around the present one. */
function ResultsPages({ page, pages, addressOf }: ResultsPagesProps) {
  const { t } = useTranslation('search')
  if (pages <= 1) return null
  const near = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages)
  const shown = [...new Set(near)]
  const linkClasses =
    'inline-flex min-h-11 min-w-11 items-center justify-center rounded-field px-3 text-sm font-medium tabular'
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <PageLink
          to={addressOf(page - 1)}
          rel="prev"
          className={classes(linkClasses, 'text-coral-deep hover:bg-coral-wash')}
        >
          {t('previous')}
        </PageLink>
      )}
      {shown.map((at, index) => (
        <span key={at} className="contents">
          {index > 0 && at - (shown[index - 1] ?? at) > 1 && <span aria-hidden="true">…</span>}
          <PageLink
            to={addressOf(at)}
            aria-label={t('page', { page: at })}
            aria-current={at === page ? 'page' : undefined}
            className={classes(
              linkClasses,
              at === page ? 'stands-out bg-petrol text-on-petrol' : 'text-coral-deep hover:bg-coral-wash',
            )}
          >
            {at}
          </PageLink>
        </span>
      ))}
      {page < pages && (
        <PageLink
          to={addressOf(page + 1)}
          rel="next"
          className={classes(linkClasses, 'text-coral-deep hover:bg-coral-wash')}
        >
          {t('next')}
        </PageLink>
      )}
    </nav>
  )
}

/** Placeholder with the height of a card. */
function OfferSkeleton() {
  return <Skeleton className="h-41 lg:h-44" />
}

type LateCarsProps = { shown: readonly Offer[]; pending: readonly Offer[]; onPutIn: () => void }

/**
 * Late cars that belong above the visitor's position: their number, their effect, and a button to insert
 * them.
 */
function LateCars({ shown, pending, onPutIn }: LateCarsProps) {
  const { t } = useTranslation('search')
  const { language } = useSite()
  const [before, late] = [shown, pending].map(lowestTotal)
  const price = (offer: Offer | undefined) => (offer ? formatMoney(offer.price.total, language) : '')
  const cheaper = late && before && late.price.total.amount < before.price.total.amount
  return (
    <div role="status" className="sticky top-2 z-20 lg:top-16 empty:hidden">
      {pending.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-coral-deep bg-paper px-4 py-2 text-sm shadow-floating">
          <p className="min-w-0 grow basis-48">
            <strong className="font-semibold">{t('late.count', { count: pending.length })}</strong>{' '}
            {cheaper
              ? t('late.cheaper', { now: price(late), before: price(before) })
              : t('late.not_cheaper', { price: price(before) })}
          </p>
          <Button variant="second" onClick={onPutIn}>
            {t('late.put_in')}
          </Button>
        </div>
      )}
    </div>
  )
}

function lowestTotal(offers: readonly Offer[]): Offer | undefined {
  return offers.reduce<Offer | undefined>(
    (lowest, offer) => (lowest && lowest.price.total.amount <= offer.price.total.amount ? lowest : offer),
    undefined,
  )
}
