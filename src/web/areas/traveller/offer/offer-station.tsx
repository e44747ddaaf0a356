import { Clock3, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { dayHours, weekdayOf } from '#ui/formats/wall-time.ts'

/** The desk: where, how to get there, how far, and its hours on the day of pick-up. */
export function OfferStation({ offer, pickUpDate }: { offer: Offer; pickUpDate: string }) {
  const { t } = useTranslation(['search', 'terms'])
  const day = weekdayOf(pickUpDate)
  const hours = dayHours(offer.opening_hours, day)
  const dayName = t(`terms:weekday.${day}`)
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex items-start gap-2">
        <MapPin className="mt-1 size-4 shrink-0 text-ink-soft" />
        <span className="min-w-0">
          <bdi className="font-medium">{offer.pickup.name}</bdi>
          <span className="text-ink-soft">
            {' · '}
            {t(`terms:desk.${offer.pickup.desk}`)}
            {' · '}
            {offer.distance_km < 0.1 ? t('distance_here') : t('distance', { km: offer.distance_km })}
          </span>
        </span>
      </p>
      <p className="flex items-start gap-2 text-ink-soft">
        <Clock3 className="mt-1 size-4 shrink-0" />
        {hours.kind === 'closed'
          ? t('closed_on', { day: dayName })
          : hours.kind === 'all_day'
            ? t('open_day', { day: dayName })
            : t('opens', { ...hours, day: dayName })}
      </p>
      {offer.dropoff.id !== offer.pickup.id && (
        <p className="flex items-start gap-2 text-ink-soft">
          <MapPin className="mt-1 size-4 shrink-0" />
          <span>
            {t('return_to', { place: '' }).trim()}{' '}
            <bdi className="font-medium text-ink">{offer.dropoff.name}</bdi>
          </span>
        </p>
      )}
    </div>
  )
}
