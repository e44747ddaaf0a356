import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { statusDisplayOf } from '#web/rentals/booking-status.ts'
import { priceGuardApi } from '../rebook/price-guard.api.ts'
import { BookingView } from './booking-view.tsx'
import { FindYourBooking, preloadBooking, useBookingInAddress } from './booking-in-address.tsx'
import { Failed } from '#ui/empty-state.tsx'

/** Polling interval of a booking still in progress, in milliseconds. */
const POLLING_MS = 3000

export const preload: Preload = async (args) => {
  // A list of bookings has a link for each: a call for every one of them, though most are never followed.
  if (args.reason === 'near') return
  const booking = await preloadBooking(args)
  if (booking?.status === 'confirmed')
    await args.dispatch(
      priceGuardApi.endpoints.priceGuard.initiate({ booking_id: booking.booking_id }, { subscribe: false }),
    )
}

/** A booking: its status, its voucher, and the available actions. */
export function Component() {
  const { t } = useTranslation('booking')
  const { booking, error, isLoading, refetch } = useBookingInAddress((seen) =>
    statusDisplayOf(seen).watched ? POLLING_MS : 0,
  )
  // A failed poll keeps the booking that is shown; the next one may succeed.
  if (booking) return <BookingView booking={booking} />
  return (
    <div className="page-width pt-5 pb-10 md:pt-8">
      <PageHead title={t('title')} noIndex />
      {isLoading ? (
        <BookingSkeleton />
      ) : error ? (
        <Failed title={t('unreachable')} error={error} retry={refetch} label={t('again')} />
      ) : (
        <FindYourBooking />
      )}
    </div>
  )
}

function BookingSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-44" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-192" />
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}
