import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { OfferTerms } from '../search/offer-terms.tsx'
import { VehicleFacts } from '../search/vehicle-facts.tsx'
import { VehiclePicture } from '../search/vehicle-picture.tsx'
import { Card } from '#web/ui/card.tsx'
import { SupplierMark } from '#web/ui/drawings/supplier-mark.tsx'

/** The car, whose it is, and what its price includes. */
export function QuoteVehicle({ quote: { offer } }: { quote: Quote }) {
  const { t } = useTranslation(['car', 'terms'])
  const { vehicle, supplier } = offer
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-x-8 gap-y-4 sm:flex-row">
        <div className="w-full max-w-80 shrink-0 sm:w-72">
          <VehiclePicture vehicle={vehicle} />
        </div>
        <div className="flex min-w-0 flex-col gap-3 self-stretch">
          <div>
            <p className="text-xs font-medium text-ink-soft">
              {t(`terms:category.${vehicle.category}`)} · {t(`terms:body_type.${vehicle.body_type}`)}
            </p>
            <h1 className="text-xl md:text-2xl">
              <bdi>{vehicle.name}</bdi>
              {vehicle.or_similar && (
                <span className="text-base font-normal text-ink-soft"> {t('terms:word.or_similar')}</span>
              )}
            </h1>
          </div>
          <p className="flex flex-wrap items-center gap-3 text-xs text-ink-soft">
            <SupplierMark name={supplier.name} />
            {supplier.rating > 0 && (
              <span className="inline-flex items-center gap-1">
                <Star aria-hidden="true" className="size-3.5 fill-current text-careful" />
                {t('search:rating', { rating: supplier.rating.toFixed(1) })}
              </span>
            )}
          </p>
          <VehicleFacts vehicle={vehicle} />
        </div>
      </div>
      <div className="border-t border-line pt-4">
        <h2 className="mb-3 text-lg">{t('included')}</h2>
        <OfferTerms offer={offer} />
      </div>
    </Card>
  )
}
