import { useId, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useHeader } from '#web/app/store.ts'
import { Button } from '#ui/button.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { Parts } from '#ui/parts.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { ShareButton } from '#web/shell/share-button.tsx'
import { useKnownOffersQuery } from './choice.api.ts'
import { compareUrl, MAX_COMPARED, MAX_SHARED } from './compare-url.ts'
import type { CarRef } from './car-refs.ts'
import type { Trip } from './saved-trips.ts'
import type { KnownOffer } from '#domains/rentals/known-offers/known-offers.contract.ts'
import { Card } from '#ui/card.tsx'
import { Price } from '#ui/formats/price.tsx'
import { SupplierText } from '../supplier-text.tsx'
import { VehicleFacts } from '../vehicle-facts.tsx'
import { VehiclePicture } from '../vehicle-picture.tsx'
import { CardChoice } from './card-choice.tsx'
import { OfferGone } from './offer-gone.tsx'
import { PriceSince } from './price-since.tsx'
import { SaveToggle } from './save-toggle.tsx'

type SavedTripProps = { trip: Trip; saved: ReadonlyMap<string, CarRef> }

/** One trip with its cars; a button fetches offers of suppliers not searched yet. */
export function SavedTrip({ trip, saved }: SavedTripProps) {
  const { t } = useTranslation('choice')
  const id = useId()
  const { items, isFetching, fetchOffers, unasked } = useTripOffers(trip)
  const ids = items.map(({ offer_id }) => offer_id)
  const offered = items.flatMap(({ offer }) => (offer ? [offer.offer_id] : []))
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <TripHeading id={id} rental={trip.rental} />
        <div className="flex flex-wrap items-center gap-2">
          {offered.length > 1 && (
            <LinkButton variant="second" to={compareUrl(offered.slice(0, MAX_COMPARED))}>
              {t('compare_count', { count: Math.min(offered.length, MAX_COMPARED) })}
            </LinkButton>
          )}
          {trip.rental && (
            <ShareButton
              variant="second"
              path={compareUrl(ids)}
              title={t('shared_title')}
              name={t('share_trip', { place: trip.rental.place.name })}
            />
          )}
        </div>
      </div>
      {ids.length > MAX_SHARED && (
        <p className="text-xs text-ink-soft">{t('share_most', { count: MAX_SHARED })}</p>
      )}
      {unasked > 0 && (
        <Button variant="second" busy={isFetching} onClick={fetchOffers} className="self-start">
          {t('ask_now', { count: unasked })}
        </Button>
      )}
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item.offer_id}>
            <KnownCar item={item} saved={saved.get(item.offer_id) ?? null} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Provides the trip’s cars, with offers that were fetched later. */
function useTripOffers({ items }: Trip) {
  const { lang_id, currency_id } = useHeader()
  const waiting = items.flatMap(({ state, offer_id }) =>
    state === 'not_asked' || state === 'unanswered' ? [offer_id] : [],
  )
  const [requested, setRequested] = useState(false)
  const { data, isFetching, refetch } = useKnownOffersQuery(
    { offer_ids: waiting, lang_id, currency_id },
    { skip: !requested || waiting.length === 0 },
  )
  const answers = new Map((data?.items ?? []).map((item) => [item.offer_id, item]))
  const all = items.map((item) => answers.get(item.offer_id) ?? item)
  return {
    items: all,
    unasked: all.filter(({ state }) => state === 'not_asked' || state === 'unanswered').length,
    isFetching,
    fetchOffers: () => (requested ? void refetch() : setRequested(true)),
  }
}

function TripHeading({ id, rental }: { id: string; rental: Trip['rental'] }) {
  const { t } = useTranslation('choice')
  if (!rental) return <h2 id={id}>{t('unknown_trip')}</h2>
  return (
    <div>
      <h2 id={id} className="text-lg">
        <bdi>{rental.place.name}</bdi>
      </h2>
      <Parts className="text-sm text-ink-soft">
        <>
          <DayText value={rental.pickup_at} /> – <DayText value={rental.dropoff_at} />
        </>
        {rental.days !== null && t('terms:count.days', { count: rental.days })}
        {t('driver', { age: rental.driver_age })}
      </Parts>
    </div>
  )
}

type KnownCarProps = {
  item: KnownOffer
  /** The saved car; null in a shared link. */
  saved: CarRef | null
}

/** A saved or shared car with its current offer. */
function KnownCar({ item, saved }: KnownCarProps) {
  const { t } = useTranslation('choice')
  const id = useId()
  const { offer, rental } = item
  if (!offer)
    return (
      <Card as="article" aria-label={saved?.vehicle_name ?? t('gone_car')}>
        <OfferGone item={item} name={saved?.vehicle_name ?? null}>
          {saved && <SaveToggle car={saved} supplier={rental?.supplier.name ?? ''} />}
        </OfferGone>
      </Card>
    )
  const { vehicle, supplier, price } = offer
  return (
    <Card
      as="article"
      aria-labelledby={id}
      className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:gap-x-6"
    >
      <VehiclePicture
        vehicle={vehicle}
        supplier={supplier.code}
        className="w-full self-center sm:row-span-2"
      />
      <div className="min-w-0 self-center sm:self-end">
        <h3 id={id} className="text-base">
          <SupplierText>{vehicle.name}</SupplierText>
        </h3>
        <Parts className="text-xs text-ink-soft">
          <bdi>{supplier.name}</bdi>
          <bdi>{offer.pickup.name}</bdi>
        </Parts>
      </div>
      <div className="col-span-2 flex min-w-0 flex-col gap-1.5 sm:col-span-1 sm:col-start-2">
        <VehicleFacts vehicle={vehicle} />
        <CardChoice offer={offer} />
      </div>
      <div className="col-span-2 flex items-center justify-between gap-3 sm:col-span-1 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:flex-col sm:items-end sm:justify-center sm:gap-1.5">
        <div className="sm:text-end">
          <p className="text-xl font-semibold">
            <Price value={price.total} />
          </p>
          <PriceSince changed={item.price_changed} />
        </div>
        <LinkButton
          variant="second"
          to={`/car/${encodeURIComponent(offer.offer_id)}`}
          aria-label={t('view_named', { car: vehicle.name, supplier: supplier.name })}
        >
          {t('view')}
        </LinkButton>
      </div>
    </Card>
  )
}
