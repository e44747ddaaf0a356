import { CreditCard, PencilLine, ReceiptText, Ticket, XCircle, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { statusDisplayOf } from '#web/rentals/booking-status.ts'
import { CancelDialog } from '#web/rentals/cancel-dialog.tsx'
import { BookingRating } from '#web/rentals/rating/booking-rating.tsx'

const action =
  'inline-flex min-h-11 items-center gap-2 rounded-field px-3 text-sm font-medium text-coral-deep hover:bg-coral-wash'

/** The actions available for a booking; each links to its page, or opens a dialog first. */
export function BookingCardActions({ booking }: { booking: Booking }) {
  const { t } = useTranslation('account')
  const [cancelling, setCancelling] = useState(false)
  const { reference, can } = booking
  const { voucher } = statusDisplayOf(booking)
  const named = (words: string) => t('bookings.of', { action: words, reference })
  const link = (to: string, words: string, Icon: LucideIcon): ReactNode => (
    <PageLink to={to} aria-label={named(words)} className={action}>
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
            aria-label={named(t('bookings.cancel'))}
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
