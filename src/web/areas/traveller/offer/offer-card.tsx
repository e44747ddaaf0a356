import { memo, useId, useState, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Translate } from '#ui/messages/messages.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import type { Money } from '#kernel/money.ts'
import { classes } from '#ui/classes.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { CardChoice } from '#web/rentals/choice/card-choice.tsx'
import { useDeskMoney, type DeskMoney } from '#web/rentals/desk-price.tsx'
import { PlanName, SupplierText, usePlanName } from '#web/rentals/supplier-text.tsx'
import { SupplierMark } from '#ui/drawings/supplier-mark.tsx'
import { isElectric } from '#web/rentals/vehicle-facts.tsx'
import { VehiclePicture } from '#web/rentals/vehicle-picture.tsx'
import { carUrl } from '../car/car-url.ts'
import { FILTERS_FORM } from '../search/search-address.ts'
import { cardTerms, ownTerms, termKey, termKeys, type CardTerm } from './card-terms.ts'
import { RatesTable } from './rates-table.tsx'
import './car-card.css'

type OfferCardProps = {
  offer: Offer
  days: number
  pickUpDate: string
  coupon: string | undefined
  backTo: string
  /** Terms that the page shows once for all cards. */
  shared: readonly CardTerm[]
}

/**
 * One car at a desk: its cheapest rate with the terms that distinguish it, and a button for its other rates.
 */
export const OfferCard = memo(function OfferCard(props: OfferCardProps) {
  const { offer, days, pickUpDate, coupon, backTo, shared } = props
  const { t, messages } = useTranslation('search')
  const language = messages.language
  const id = useId()
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  const others = (offer.car?.rates ?? 1) - 1
  const more = others > 0 ? t('search:rates.others', { count: others }) : t('search:details')
  const stay = t('terms:count.days', { count: days })
  const plan = usePlanName(offer.supplier)
  const deskMoney = useDeskMoney()
  const { vehicle, supplier, price } = offer
  const own = ownTerms(cardTerms(offer, messages, pickUpDate), shared, t)
  const included = own.flatMap(({ id: about, words: text }) => (about === 'included' ? [text] : []))
  const total = formatMoney(price.total, language)
  const desk = deskParts(offer, own, shared, t)
  const isPlaceShared = desk.length === 1 && own.some(({ id }) => id === 'hours')
  const sum = (kind: 'deposit' | 'excess', shown: Money | null, own: DeskMoney['own']) => (
    <div className={shown === null ? 'car-detail' : undefined}>
      <dt>{t(`terms:word.${kind}`)}</dt>
      <dd suppressHydrationWarning>
        {shown === null ? (
          t('search:not_stated')
        ) : shown.amount === 0 ? (
          t(`search:${kind}_none`)
        ) : own && own.currency !== shown.currency ? (
          <Short short={t('terms:word.about', { price: formatMoney(shown, language) })}>
            {deskMoney({ shown, own })}
          </Short>
        ) : (
          formatMoney(shown, language)
        )}
      </dd>
    </div>
  )
  return (
    <article aria-labelledby={id} className="car-card" data-open={open || undefined}>
      <VehiclePicture vehicle={vehicle} supplier={supplier.code} className="car-picture" />
      <div className="car-head">
        <h3 id={id}>
          <SupplierText>{vehicle.name}</SupplierText>
          {vehicle.or_similar && <span>{` ${t('terms:word.or_similar')}`}</span>}
        </h3>
        <p>
          {t(`terms:category.${vehicle.category}`)}
          <span className="car-detail">{bodyWords(vehicle, t)}</span>
        </p>
      </div>
      <ul className="car-facts">{facts(vehicle, t)}</ul>
      {desk.length > 0 && <p className={`car-desk ${isPlaceShared ? 'icon-hours' : 'icon-place'}`}>{desk}</p>}
      <p className="car-seller">
        <SupplierMark name={supplier.name} />
        <span className="car-detail">
          {`${t('search:plan')} `}
          <PlanName supplier={supplier} className="car-plan" />
        </span>
        {supplier.rating !== null && supplier.rating_count > 0 && (
          <span className="car-detail icon-rating">
            {t('terms:rating', { rating: supplier.rating.toFixed(1), count: supplier.rating_count })}
          </span>
        )}
      </p>
      <ul className="car-terms">
        {own.map(
          (term) =>
            !ELSEWHERE.has(term.id) && (
              <li
                key={term.id}
                className={classes(
                  `icon-${term.id}`,
                  term.good && 'good',
                  !term.short && !differs(term, shared) && 'car-detail',
                )}
                suppressHydrationWarning
              >
                {term.short ? <Short short={term.short}>{term.words}</Short> : term.words}
              </li>
            ),
        )}
        {included.length > 0 && <li className="car-detail icon-included">{included.join(' · ')}</li>}
      </ul>
      <dl className="car-sums">
        {sum('deposit', offer.deposit, offer.desk?.deposit)}
        {sum('excess', offer.excess, offer.desk?.excess)}
      </dl>
      <div className="car-choice">
        <CardChoice offer={offer} />
      </div>
      <div className="car-foot">
        <dl className="car-total">
          <dt>
            <Short short={stay}>{t('search:total_days', { days: stay })}</Short>
          </dt>
          <dd suppressHydrationWarning>
            <bdi>{total}</bdi>
          </dd>
          <dd className="car-detail" suppressHydrationWarning>
            {t('search:per_day', { price: formatMoney(price.per_day, language) })}
          </dd>
        </dl>
        <div className="car-acts">
          {(others > 0 || hydrated) && (
            // Before hydration, the button submits the form of the filters, which opens the page of the car's
            // rates.
            <button
              type="submit"
              form={FILTERS_FORM}
              name="car"
              value={offer.car?.id}
              className={others > 0 ? 'car-rates-button' : 'car-rates-button car-details-button'}
              aria-expanded={open}
              aria-label={t('search:rates.others_of', { others: more, car: vehicle.name })}
              aria-controls={open && others > 0 ? `${id}rates` : undefined}
              onClick={(event) => {
                event.preventDefault()
                setOpen(!open)
              }}
            >
              {more}
            </button>
          )}
          <PageLink
            className="car-choose stands-out"
            to={carUrl(offer.offer_id, coupon)}
            state={{ backTo }}
            aria-label={t('search:choose_named', {
              car: vehicle.name,
              supplier: supplier.name,
              plan,
              price: total,
            })}
          >
            <Short short={t('search:view')}>{t('search:choose')}</Short>
          </PageLink>
        </div>
      </div>
      {open && others > 0 && <RatesTable id={`${id}rates`} offer={offer} address={backTo} coupon={coupon} />}
    </article>
  )
})

/**
 * A text with a short form, which a narrow card shows until it is opened; screen readers read the full text.
 */
function Short({ short, children }: { short: string; children: string }) {
  return (
    <span className="car-words" data-short={short}>
      <span>{children}</span>
    </span>
  )
}

/** Body and doors, after the class. */
function bodyWords({ body_type, doors }: Offer['vehicle'], t: Translate): string {
  return [
    '',
    t(`terms:body_type.${body_type}`),
    ...(doors === null ? [] : [t('terms:count.doors', { count: doors })]),
  ].join(DOT)
}

/** Returns true if a car differs from a shared term of the page: its card shows the term at any width. */
function differs({ id }: CardTerm, shared: readonly CardTerm[]): boolean {
  return id === 'without' || shared.some((term) => term.id === id)
}

/** Terms in the line of the desk, in this order. */
const OF_THE_DESK = ['station', 'place', 'hours'] as const satisfies readonly CardTerm['id'][]
/** Terms outside the list: on the desk's line, or on one of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set([...OF_THE_DESK, 'included'])

/** A line may break after it, not before. */
const DOT = '\u00A0· '

/** Min distance of a desk that is shown even inside the terminal. */
const WORTH_SAYING_KM = 0.5

/** Returns the desk's differences from the shared terms, its distance, and a different drop-off place. */
function deskParts(
  { pickup, dropoff, distance_km, supplier }: Offer,
  own: readonly CardTerm[],
  shared: readonly CardTerm[],
  t: Translate,
): ReactNode[] {
  const isFar = distance_km >= WORTH_SAYING_KM || pickup.desk !== 'in_terminal'
  const terms = OF_THE_DESK.flatMap((id) => own.find((term) => term.id === id) ?? [])
  const isKindShown =
    !terms.some(({ id }) => id === 'station') ||
    terms.some(({ id }) => id === 'place') ||
    termKeys(shared).has(termKey({ id: 'place', words: t(`terms:desk.${pickup.desk}`) }))
  return [
    ...terms.map((term) => (
      <span key={term.id} className={classes(!term.short && !differs(term, shared) && 'car-detail')}>
        <bdi className={term.id === 'hours' ? 'whitespace-nowrap' : undefined}>
          {term.short ? <Short short={term.short}>{term.words}</Short> : term.words}
        </bdi>
      </span>
    )),
    ...[
      supplier.desk_brand ? t('terms:desk_of', { brand: supplier.desk_brand }) : '',
      isFar ? t('search:distance', { km: distance_km }) : '',
      dropoff.id === pickup.id ? '' : t('search:return_to', { place: dropoff.name }),
    ].flatMap((words) =>
      words === ''
        ? []
        : [
            <span key={words} className="car-detail">
              <bdi>{words}</bdi>
            </span>,
          ],
    ),
    // A narrow card shows the desk's kind instead of the station, whose name implies it.
    ...(isKindShown
      ? []
      : [
          <span key="kind" className="car-brief">
            {t(`search:desk.${pickup.desk}`)}
          </span>,
        ]),
  ]
}

/** Common fuels, which a narrow card omits. */
const USUAL_FUELS: ReadonlySet<string> = new Set(['petrol', 'unspecified'])

/** Seats, bags, gearbox and fuel. */
function facts(vehicle: Offer['vehicle'], t: Translate): ReactNode {
  const { seats, bags, transmission, fuel } = vehicle
  const counted = (kind: 'seats' | 'bags', count: number | null) =>
    count !== null && (
      <li className={`icon-${kind}`}>
        <Short short={String(count)}>{t(`terms:count.${kind}`, { count })}</Short>
      </li>
    )
  return (
    <>
      {counted('seats', seats)}
      {counted('bags', bags)}
      <li className="icon-gearbox">{t(`terms:transmission.${transmission}`)}</li>
      <li
        className={classes(
          isElectric(vehicle) ? 'icon-electric' : 'icon-fuel',
          USUAL_FUELS.has(fuel) && 'car-detail',
        )}
      >
        {t(`terms:fuel.${fuel}`)}
      </li>
    </>
  )
}
