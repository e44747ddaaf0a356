import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingHistory } from './booking-history.tsx'
import { BookingStatusBanner } from './booking-status-banner.tsx'
import { ChangeOutcome } from './change-outcome.tsx'
import { PriceGuardCard } from '../rebook/price-guard-card.tsx'
import { Voucher } from './voucher/voucher.tsx'
import './voucher/voucher.css'

/** A booking on the screen; in print only its voucher. */
export function BookingView({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  return (
    <div className="page-width pt-5 pb-10 md:pt-8 print:p-0">
      <PageHead title={t('title_of', { reference: booking.reference })} noIndex />
      <BookingStatusBanner booking={booking} />
      <ChangeOutcome booking={booking} />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] print:mt-0 print:block">
        <Voucher booking={booking} />
        <div className="flex flex-col gap-6 max-lg:contents print:hidden">
          <BookingActions booking={booking} />
          <PriceGuardCard booking={booking} />
          <BookingHistory booking={booking} />
        </div>
      </div>
    </div>
  )
}
