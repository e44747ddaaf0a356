import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { KnownOffer } from '#domains/rentals/known-offers/known-offers.contract.ts'
import { Price } from '#ui/formats/price.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { toCarRef } from '#web/rentals/choice/car-refs.ts'
import { OfferGone } from '#web/rentals/choice/offer-gone.tsx'
import { PriceSince } from '#web/rentals/choice/price-since.tsx'
import { SaveToggle } from '#web/rentals/choice/save-toggle.tsx'
import { VehiclePicture } from '#web/rentals/vehicle-picture.tsx'
import { carUrl } from '../car/car-url.ts'
import { VehicleName } from '../offer/vehicle-name.tsx'

/** The head of a car's column: what it is and costs now, and what can be done with it. */
export function ComparedHead({ item, without }: { item: KnownOffer; without: string | null }) {
  const { t } = useTranslation('choice')
  const { offer } = item
  return (
    <div className="flex h-full flex-col gap-2 text-start font-normal">
      {offer ? (
        <>
          <VehiclePicture
            vehicle={offer.vehicle}
            supplier={offer.supplier.code}
            className="w-full max-w-44"
          />
          <p className="text-base font-semibold">
            <VehicleName vehicle={offer.vehicle} similarSize="text-sm" />
          </p>
          <p className="text-xs text-ink-soft">
            <bdi>{offer.supplier.name}</bdi>
          </p>
          <p className="text-xl leading-tight font-semibold">
            <Price value={offer.price.total} />
          </p>
          <PriceSince changed={item.price_changed} />
          <div className="mt-auto flex flex-col gap-1">
            <LinkButton
              look="second"
              to={carUrl(offer.offer_id)}
              aria-label={t('view_named', { car: offer.vehicle.name, supplier: offer.supplier.name })}
            >
              {t('view')}
            </LinkButton>
            <SaveToggle car={toCarRef(offer)} supplier={offer.supplier.name} />
          </div>
        </>
      ) : (
        <OfferGone item={item} name={null} />
      )}
      {without !== null && (
        <PageLink
          to={without}
          preventScrollReset
          aria-label={t('take_off', { car: offer?.vehicle.name ?? t('gone_car') })}
          className="inline-flex min-h-11 items-center text-xs text-coral-deep underline-offset-4 hover:underline"
        >
          {t('take_off_short')}
        </PageLink>
      )}
    </div>
  )
}
