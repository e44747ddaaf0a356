import { MapPin } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { Parts } from '#ui/parts.tsx'
import { PlanName, SupplierText } from '#web/rentals/supplier-text.tsx'
import { VehiclePicture } from '#web/rentals/vehicle-picture.tsx'

/** Summary of the booking. */
export function RentalGlance({ booking, className }: { booking: Booking; className?: string }) {
  const { t } = useTranslation('checkout')
  const { vehicle, supplier, pickup, dropoff } = booking.offer
  const ends = [
    { word: t('glance.pick_up'), at: booking.pickup_at, station: pickup },
    { word: t('glance.drop_off'), at: booking.dropoff_at, station: dropoff },
  ]
  return (
    <Card className={classes('flex flex-col gap-3', className)} aria-label={t('glance.title')}>
      <div className="flex items-center gap-4">
        <VehiclePicture vehicle={vehicle} supplier={supplier.code} className="w-28 shrink-0" />
        <div className="min-w-0">
          <p className="font-semibold">
            <SupplierText>{vehicle.name}</SupplierText>
          </p>
          <Parts className="text-xs text-ink-soft">
            {vehicle.or_similar && t('terms:word.or_similar')}
            {t(`terms:category.${vehicle.category}`)}
            <bdi className="whitespace-nowrap">{supplier.name}</bdi>
            <PlanName supplier={supplier} />
          </Parts>
        </div>
      </div>
      <dl className="flex flex-col gap-2 border-t border-line pt-3 text-sm">
        {ends.map(({ word, at, station }) => (
          <div key={word} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3">
            <dt className="text-ink-soft">{word}</dt>
            <dd>
              <DayText value={at.slice(0, 16)} className="font-medium" />
              <span className="flex items-start gap-1 text-xs text-ink-soft">
                <MapPin className="mt-0.5 size-3.5 shrink-0" />
                <bdi>{station.name}</bdi>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
