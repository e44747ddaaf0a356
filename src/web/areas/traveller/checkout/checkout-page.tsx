import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { data, Navigate, redirect, useParams } from 'react-router'
import { z } from 'zod'
import { rentalsApi, useBookingsQuery } from '#web/rentals/rentals.api.ts'
import type { Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
export { notYet as action } from './before-script.ts'
import { CheckoutView } from './checkout-view.tsx'
import { PriceRose, priceRoseAtSupplier } from './payment/price-rose.tsx'
import { CheckoutFailed, CheckoutMissing, CheckoutOver, CheckoutSkeleton } from './checkout-states.tsx'

const BookingId = z.uuid()

export const preload: Preload = async ({ dispatch, params }) => {
  const id = BookingId.safeParse(params.bookingId)
  if (!id.success) throw data(null, { status: 404 })
  const cart = { booking_id: id.data }
  const found = await dispatch(rentalsApi.endpoints.bookings.initiate(cart, { subscribe: false }))
  const booking = found.data?.items[0]
  // Already ordered, perhaps in another tab: its own page shows the outcome.
  if (booking && booking.status !== 'cart' && booking.status !== 'expired')
    throw redirect(`/booking/${booking.reference}`)
}

/** Driver, extras, payment: from the cart to an order. */
export function Component() {
  const { t } = useTranslation('checkout')
  const { bookingId = '' } = useParams()
  const { data: found, error } = rentalsApi.endpoints.bookings.useQueryState({ booking_id: bookingId })
  const status = error && 'status' in error ? error.status : null
  // Without a session another request would fail again.
  const { refetch } = useBookingsQuery({ booking_id: bookingId }, { skip: status === 401 })
  const booking = found?.items[0]
  const rose = booking !== undefined && priceRoseAtSupplier(booking)
  if (booking && !rose && booking.status !== 'cart' && booking.status !== 'expired')
    return <Navigate to={`/booking/${booking.reference}`} replace />
  return (
    <div className="page-width pt-5 pb-8 md:pt-8">
      <PageHead title={t('title')} noIndex />
      {booking?.status === 'cart' ? (
        <CheckoutView key={booking.booking_id} booking={booking} onLookAgain={refetch} />
      ) : booking && rose ? (
        <PriceRose booking={booking} />
      ) : booking ? (
        <CheckoutOver booking={booking} />
      ) : !found && !error ? (
        <CheckoutSkeleton />
      ) : found || status === 401 ? (
        <CheckoutMissing />
      ) : (
        <CheckoutFailed error={error} onRetry={() => void refetch()} />
      )}
    </div>
  )
}
