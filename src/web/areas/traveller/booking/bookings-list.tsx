import { ChevronRight } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { Price } from '#ui/formats/price.tsx'
import { VehiclePicture } from '#web/rentals/vehicle-picture.tsx'
import { SupplierText } from '#web/rentals/supplier-text.tsx'
import { groupOf, statusDisplayOf, type BookingGroup } from '#web/rentals/booking-status.ts'

const GROUPS: readonly BookingGroup[] = ['upcoming', 'past', 'cancelled']

const chips = { good: 'good', careful: 'careful', bad: 'careful', plain: 'plain' } as const

/** The visitor's bookings, upcoming ones first. */
export function BookingsList({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation('booking')
  const groups = GROUPS.map((group) => ({
    group,
    items: bookings.filter((one) => groupOf(one) === group),
  }))
  return (
    <div className="flex flex-col gap-6">
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ group, items }) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="text-lg">
              {t(`list.${group}`)}
            </h2>
            <ul className="mt-3 flex flex-col gap-3">
              {items.map((booking) => (
                <BookingEntry key={booking.booking_id} booking={booking} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

function BookingEntry({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const { offer, reference, status } = booking
  return (
    <Card as="li" className="relative flex items-center gap-4 has-hover:border-coral-deep">
      <VehiclePicture
        vehicle={offer.vehicle}
        supplier={offer.supplier.code}
        className="w-28 shrink-0 max-sm:hidden"
      />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PageLink to={`/booking/${reference}`} className="font-semibold after:absolute after:inset-0">
            <SupplierText>{offer.vehicle.name}</SupplierText>
          </PageLink>
          <Chip tone={chips[statusDisplayOf(booking).tone]}>{t(`terms:booking_status.${status}`)}</Chip>
        </p>
        <p className="text-sm">
          <bdi>{offer.pickup.name}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          <DayText value={booking.pickup_at.slice(0, 16)} /> –{' '}
          <DayText value={booking.dropoff_at.slice(0, 16)} />
        </p>
        <p className="text-xs text-ink-soft">
          {t('reference')}{' '}
          <bdi dir="ltr" translate="no" className="font-medium tracking-wide">
            {reference}
          </bdi>
        </p>
        <Price value={booking.price.total} className="font-semibold sm:hidden" />
      </div>
      <Price value={booking.price.total} className="shrink-0 font-semibold max-sm:hidden" />
      <ChevronRight className="size-5 shrink-0 text-ink-soft mirrored" />
    </Card>
  )
}
