import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { OfferSupplier } from '../offer/offer-supplier.tsx'
import { OfferTerms } from '../offer/offer-terms.tsx'
import { CardChoice } from '#web/rentals/choice/card-choice.tsx'
import { VehicleFacts } from '#web/rentals/vehicle-facts.tsx'
import { VehicleName } from '../offer/vehicle-name.tsx'
import { VehiclePicture } from '#web/rentals/vehicle-picture.tsx'
import { Card } from '#ui/card.tsx'
import { Parts } from '#ui/parts.tsx'

/** The car, its supplier, and the price's inclusions. */
export function QuoteVehicle({ quote: { offer } }: { quote: Quote }) {
  const { t } = useTranslation('car')
  const { vehicle, supplier } = offer
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-x-8 gap-y-4 sm:flex-row">
        <div className="w-full max-w-80 shrink-0 sm:w-72">
          <VehiclePicture vehicle={vehicle} supplier={supplier.code} />
        </div>
        <div className="flex min-w-0 flex-col gap-3 self-stretch">
          <div>
            <Parts className="text-xs font-medium text-ink-soft">
              {t(`terms:category.${vehicle.category}`)}
              {t(`terms:body_type.${vehicle.body_type}`)}
            </Parts>
            <h1 className="text-xl md:text-2xl">
              <VehicleName vehicle={vehicle} similarSize="text-base" />
            </h1>
          </div>
          <OfferSupplier supplier={supplier} />
          <VehicleFacts vehicle={vehicle} />
          <CardChoice offer={offer} />
        </div>
      </div>
      <div className="border-t border-line pt-4">
        <h2 className="mb-3 text-lg">{t('included')}</h2>
        <OfferTerms offer={offer} />
      </div>
    </Card>
  )
}
