import { memo, useId, useState, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Translate } from '#ui/messages/messages.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import type { Money } from '#kernel/money.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { CardChoice } from '#web/rentals/choice/card-choice.tsx'
import { useDeskMoney, type DeskMoney } from '#web/rentals/desk-price.tsx'
import { SupplierText } from '#web/rentals/supplier-text.tsx'
import { SupplierMark } from '#ui/drawings/supplier-mark.tsx'
import { isElectric } from '#web/rentals/vehicle-facts.tsx'
import { VehiclePicture } from '#web/rentals/vehicle-picture.tsx'
import { carUrl } from '../car/car-url.ts'
import { FILTERS_FORM } from '../search/search-address.ts'
import { cardTerms, ownTerms, type CardTerm } from './card-terms.ts'
import { PlanName, usePlanName } from './offer-supplier.tsx'
import { RatesTable } from './rates-table.tsx'
import './car-card.css'

type OfferCardProps = {
  offer: Offer
  days: number
  pickUpDate: string
  coupon: string | undefined
  backTo: string
  /** What the page says once for all its cards. */
  shared: readonly CardTerm[]
}

/** One car at a desk: its cheapest rate with all that decides between it and its neighbours, and its other rates a press away. */
export const OfferCard = memo(function OfferCard(props: OfferCardProps) {
  const { offer, days, pickUpDate, coupon, backTo, shared } = props
  const { t, messages } = useTranslation('search')
  const language = messages.language
  const id = useId()
  const [open, setOpen] = useState(false)
  const others = (offer.car?.rates ?? 1) - 1
  const plan = usePlanName(offer.supplier)
  const deskMoney = useDeskMoney()
  const { vehicle, supplier, price } = offer
  const own = ownTerms(cardTerms(offer, messages, pickUpDate), shared, t)
  const included = own.flatMap(({ id: about, words: said }) => (about === 'included' ? [said] : []))
  const total = formatMoney(price.total, language)
  const desk = deskLine(offer, own, t)
  const sum = (kind: 'deposit' | 'excess', shown: Money | null, own: DeskMoney['own']) => (
    <div>
      <dt>{t(`terms:word.${kind}`)}</dt>
      <dd suppressHydrationWarning>
        {shown === null
          ? t('search:not_stated')
          : shown.amount === 0
            ? t(`search:${kind}_none`)
            : deskMoney({ shown, own })}
      </dd>
    </div>
  )
  return (
    <article aria-labelledby={id} className="car-card">
      <VehiclePicture vehicle={vehicle} supplier={supplier.code} className="car-picture" />
      <div className="car-head">
        <h3 id={id}>
          <SupplierText>{vehicle.name}</SupplierText>
          {vehicle.or_similar && <span>{` ${t('terms:word.or_similar')}`}</span>}
        </h3>
        <p>{kindLine(vehicle, t)}</p>
      </div>
      <ul className="car-facts">{facts(vehicle, t)}</ul>
      {desk.length > 0 && <p className="car-desk icon-place">{desk}</p>}
      <p className="car-seller">
        <SupplierMark name={supplier.name} />
        <span>
          {`${t('search:plan')} `}
          <PlanName supplier={supplier} className="car-plan" />
        </span>
        {supplier.rating !== null && supplier.rating_count > 0 && (
          <span className="icon-rating">
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
                className={term.good ? `icon-${term.id} good` : `icon-${term.id}`}
                suppressHydrationWarning
              >
                {term.words}
              </li>
            ),
        )}
        {included.length > 0 && <li className="icon-included">{included.join(' · ')}</li>}
      </ul>
      <dl className="car-sums">
        {sum('deposit', offer.deposit, offer.desk?.deposit)}
        {sum('excess', offer.excess, offer.desk?.excess)}
      </dl>
      <div className="car-foot">
        <dl className="car-total">
          <dt>{t('search:total_days', { days: t('terms:count.days', { count: days }) })}</dt>
          <dd suppressHydrationWarning>
            <bdi>{total}</bdi>
          </dd>
          <dd suppressHydrationWarning>
            {t('search:per_day', { price: formatMoney(price.per_day, language) })}
          </dd>
        </dl>
        <div className="car-choice">
          <CardChoice offer={offer} />
        </div>
        <div className="car-acts">
          {others > 0 && (
            // Without script the press leads to the page of the car's rates: the form of the filters takes it there.
            <button
              type="submit"
              form={FILTERS_FORM}
              name="car"
              value={offer.car?.id}
              className="car-rates-button"
              data-more={`+${others}`}
              aria-expanded={open}
              aria-label={t('search:rates.others_of', {
                others: t('search:rates.others', { count: others }),
                car: vehicle.name,
              })}
              aria-controls={open ? `${id}rates` : undefined}
              onClick={(event) => {
                event.preventDefault()
                setOpen(!open)
              }}
            >
              <span>{t('search:rates.others', { count: others })}</span>
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
            {t('search:choose')}
          </PageLink>
        </div>
      </div>
      {open && <RatesTable id={`${id}rates`} offer={offer} address={backTo} coupon={coupon} />}
    </article>
  )
})

/** Class, body and doors. */
function kindLine({ category, body_type, doors }: Offer['vehicle'], t: Translate): string {
  return [
    t(`terms:category.${category}`),
    t(`terms:body_type.${body_type}`),
    ...(doors === null ? [] : [t('terms:count.doors', { count: doors })]),
  ].join(' · ')
}

/** Said in the line of the desk, in this order. */
const OF_THE_DESK = ['station', 'place', 'hours'] as const satisfies readonly CardTerm['id'][]
/** Not terms of the list: of the desk's line, or said in one. */
const ELSEWHERE: ReadonlySet<string> = new Set([...OF_THE_DESK, 'included'])

/** A line may break after it, not before. */
const DOT = '\u00A0· '

/** From here on the way to a desk is worth saying, also where that is in the terminal. */
const WORTH_SAYING_KM = 0.5

/** The desk as far as it is not that of all cars here, how far it is, and where the car is left elsewhere. */
function deskLine(
  { pickup, dropoff, distance_km, supplier }: Offer,
  own: readonly CardTerm[],
  t: Translate,
): ReactNode[] {
  const hours = own.find((term) => term.id === 'hours')?.words
  const isFar = distance_km >= WORTH_SAYING_KM || pickup.desk !== 'in_terminal'
  return [
    ...OF_THE_DESK.flatMap((id) => own.find((term) => term.id === id)?.words ?? []),
    ...(supplier.desk_brand ? [t('search:desk_of', { brand: supplier.desk_brand })] : []),
    ...(isFar ? [t('search:distance', { km: distance_km })] : []),
    ...(dropoff.id === pickup.id ? [] : [t('search:return_to', { place: dropoff.name })]),
  ].flatMap((text, at) => [
    at > 0 && DOT,
    <bdi key={text} className={text === hours ? 'whitespace-nowrap' : undefined}>
      {text}
    </bdi>,
  ])
}

/** Seats, bags, gearbox and fuel. */
function facts(vehicle: Offer['vehicle'], t: Translate): ReactNode {
  const { seats, bags, transmission, fuel } = vehicle
  return (
    <>
      {seats !== null && <li className="icon-seats">{t('terms:count.seats', { count: seats })}</li>}
      {bags !== null && <li className="icon-bags">{t('terms:count.bags', { count: bags })}</li>}
      <li className="icon-gearbox">{t(`terms:transmission.${transmission}`)}</li>
      <li className={isElectric(vehicle) ? 'icon-electric' : 'icon-fuel'}>{t(`terms:fuel.${fuel}`)}</li>
    </>
  )
}
