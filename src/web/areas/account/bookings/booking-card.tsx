import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { statusDisplayOf } from '#web/rentals/booking-status.ts'
import { VehiclePicture } from '#web/rentals/vehicle-picture.tsx'
import { CreditCard, PencilLine, ReceiptText, Ticket, XCircle, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { PageLink } from '#web/shell/page-link.tsx'
import { CancelDialog } from '#web/rentals/cancel-dialog.tsx'
import { BookingRating } from '#web/rentals/rating/booking-rating.tsx'

const chips = { good: 'good', careful: 'careful', bad: 'careful', plain: 'plain' } as const

/** A booking in the account: car, places and times, cost, and the available actions. */
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

const action =
  'inline-flex min-h-11 items-center gap-2 rounded-field px-3 text-sm font-medium text-coral-deep hover:bg-coral-wash'

/** The actions available for a booking; each links to its page, or opens a dialog first. */
function BookingCardActions({ booking }: { booking: Booking }) {
  const { t } = useTranslation('account')
  const [cancelling, setCancelling] = useState(false)
  const { reference, can } = booking
  const { voucher } = statusDisplayOf(booking)
  const nameOf = (words: string) => t('bookings.of', { action: words, reference })
  const link = (to: string, words: string, Icon: LucideIcon): ReactNode => (
    <PageLink to={to} aria-label={nameOf(words)} className={action}>
      <Icon aria-hidden="true" className="size-4.5" />
      {words}
    </PageLink>
  )
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1 border-t border-line bg-sand-deep/50 px-2 py-2 md:px-4">
      {can.pay && link(`/checkout/${booking.booking_id}`, t('bookings.pay'), CreditCard)}
      {booking.status !== 'cart' &&
        link(`/booking/${reference}`, t(voucher ? 'bookings.voucher' : 'bookings.open'), Ticket)}
      {can.modify &&
        booking.status === 'confirmed' &&
        link(`/booking/${reference}/change`, t('bookings.change'), PencilLine)}
      {booking.invoices.length > 0 &&
        link(`/pdf-invoice?reference=${reference}`, t('booking:actions.invoice'), ReceiptText)}
      {can.cancel && (
        <>
          <button
            type="button"
            aria-label={nameOf(t('bookings.cancel'))}
            onClick={() => setCancelling(true)}
            className="inline-flex min-h-11 items-center gap-2 rounded-field px-3 text-sm font-medium text-bad hover:bg-bad-wash"
          >
            <XCircle className="size-4.5" />
            {t('bookings.cancel')}
          </button>
          <CancelDialog booking={booking} open={cancelling} onClose={() => setCancelling(false)} />
        </>
      )}
      <div className="ms-auto px-2">
        <BookingRating booking={booking} />
      </div>
    </div>
  )
}
