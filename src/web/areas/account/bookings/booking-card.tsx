import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { statusDisplayOf } from '#web/rentals/booking-status.ts'
import { VehiclePicture } from '#web/rentals/vehicle-picture.tsx'
import { BookingCardActions } from './booking-card-actions.tsx'

const chips = { good: 'good', careful: 'careful', bad: 'careful', plain: 'plain' } as const

/** A booking in the account: its car, where and when, its cost, and the available actions. */
export function BookingCard({ booking }: { booking: Booking }) {
  const { t } = useTranslation('account')
  const { offer, reference, status } = booking
  return (
    <Card as="li" padded={false} className="overflow-hidden">
      <div className="grid gap-x-6 gap-y-4 p-4 sm:grid-cols-[11rem_minmax(0,1fr)] md:p-6">
        <VehiclePicture
          vehicle={offer.vehicle}
          supplier={offer.supplier.code}
          className="w-full max-w-44 max-sm:mx-auto"
        />
        <div className="flex min-w-0 flex-col gap-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-base font-semibold">
              <bdi>{offer.vehicle.name}</bdi>
            </h3>
            <Chip tone={chips[statusDisplayOf(booking).tone]}>{t(`terms:booking_status.${status}`)}</Chip>
          </div>
          <dl className="grid gap-3 text-sm sm:grid-cols-2">
            <Stop label={t('booking:voucher.pick_up')} at={booking.pickup_at} station={offer.pickup.name} />
            <Stop
              label={t('booking:voucher.drop_off')}
              at={booking.dropoff_at}
              station={offer.dropoff.name}
            />
          </dl>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <Parts className="text-xs text-ink-soft">
              <bdi>{offer.supplier.name}</bdi>
              <>
                {t('booking:reference')}{' '}
                <bdi dir="ltr" translate="no" className="font-medium tracking-wide text-ink">
                  {reference}
                </bdi>
              </>
            </Parts>
            <Price value={booking.price.total} className="text-lg font-semibold" />
          </p>
        </div>
      </div>
      <BookingCardActions booking={booking} />
    </Card>
  )
}

function Stop({ label, at, station }: { label: string; at: string; station: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd>
        <DayText value={at.slice(0, 16)} className="block font-medium" />
        <bdi className="text-ink-soft">{station}</bdi>
      </dd>
    </div>
  )
}
