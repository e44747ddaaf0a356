import { useId } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { KnownOffer } from '#domains/rentals/known-offers/known-offers.contract.ts'
import { Card } from '#ui/card.tsx'
import { Price } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { SupplierText } from '../supplier-text.tsx'
import { VehicleFacts } from '../vehicle-facts.tsx'
import { VehiclePicture } from '../vehicle-picture.tsx'
import { CardChoice } from './card-choice.tsx'
import type { CarRef } from './car-refs.ts'
import { OfferGone } from './offer-gone.tsx'
import { PriceSince } from './price-since.tsx'
import { SaveToggle } from './save-toggle.tsx'

type KnownCarProps = {
  item: KnownOffer
  /** The saved car; null in a shared link. */
  saved: CarRef | null
}

/** A car that was saved or shared, as it is offered now. */
export function KnownCar({ item, saved }: KnownCarProps) {
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
          look="second"
          to={`/car/${encodeURIComponent(offer.offer_id)}`}
          aria-label={t('view_named', { car: vehicle.name, supplier: supplier.name })}
        >
          {t('view')}
        </LinkButton>
      </div>
    </Card>
  )
}
