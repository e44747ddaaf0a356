import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { categoryName, wordingOf } from '#domains/fares/categories.contract.ts'
import type { Trip } from '#domains/trips/journey/trip.contract.ts'
import { formatDay } from '#ui/formats/dates.ts'
import { Price } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { PlacesText } from '#ui/places-text.tsx'
import { TripStatusChip } from './trip-status.tsx'

/** Summary of a trip: its reference, kind, route, time and price. */
export function TripHead({ trip }: { trip: Trip }) {
  const { t } = useTranslation('trips')
  const { t: tb } = useTranslation('booking')
  const language = useLanguage()
  const wording = wordingOf(trip.request.category)
  return (
    <section aria-label={tb('your_trip', wording)} className="rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-soft">
          {t('reference')}{' '}
          <bdi dir="ltr" className="text-base font-semibold text-ink tabular">
            {trip.reference}
          </bdi>
        </p>
        <TripStatusChip status={trip.status} approval={trip.approval} category={trip.request.category} />
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <Parts className="font-semibold">
            {categoryName(trip.request.category, language)}
            <bdi>{trip.vehicle_type.name}</bdi>
          </Parts>
          <PlacesText places={trip.way} />
          <Parts className="text-sm">
            <bdi>{trip.city.name}</bdi>
            {formatDay(trip.start, language)}
          </Parts>
          <p className="text-sm text-ink-soft">
            <bdi>{trip.traveller.name}</bdi>
          </p>
        </div>
        <p className="flex grow items-baseline justify-between gap-3 border-t border-line pt-3 min-[560px]:block min-[560px]:border-0 min-[560px]:pt-0 min-[560px]:text-end">
          <span className="text-xs text-ink-soft">{tb(`paid_by.${trip.pay_by}`, wording)}</span>
          <Price value={(trip.bill ?? trip).fare.total} className="text-lg font-semibold min-[560px]:block" />
        </p>
      </div>
    </section>
  )
}
