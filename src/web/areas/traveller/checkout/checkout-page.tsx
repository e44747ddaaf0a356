import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { data, Navigate, redirect, useParams } from 'react-router'
import { z } from 'zod'
import { rentalsApi, useBookingsQuery } from '#web/rentals/rentals.api.ts'
import type { Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
export { notYet as action } from './before-script.ts'
import { CheckoutView } from './checkout-view.tsx'
import { PriceRose, priceRoseAtSupplier } from './payment/price-rose.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { LostRoadDrawing, WaitingDrawing } from '#ui/drawings/state-drawings.tsx'
import { EmptyState, Failed } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { carAddress } from '../booking/addresses.ts'

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
  // If there is no session, another request would fail again.
  const { refetch } = useBookingsQuery({ booking_id: bookingId }, { skip: status === 401 })
  const booking = found?.items[0]
  const rose = booking !== undefined && priceRoseAtSupplier(booking)
  if (booking && !rose && booking.status !== 'cart' && booking.status !== 'expired')
    return <Navigate to={`/booking/${booking.reference}`} replace />
  return (
    <div className="page-width pt-5 pb-8 md:pt-8">
      <PageHead title={t('title')} noIndex />
      {booking?.status === 'cart' ? (
        <CheckoutView key={booking.booking_id} booking={booking} onRefetch={refetch} />
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

/** This visitor has no such cart: no session, or another visitor's cart. */
function CheckoutMissing() {
  const { t } = useTranslation('checkout')
  return (
    <EmptyState
      level={1}
      drawing={<LostRoadDrawing />}
      title={t('missing.title')}
      text={t('missing.text')}
      action={
        <>
          <LinkButton to="/">{t('missing.search')}</LinkButton>
          <LinkButton to="/manage-booking" variant="second">
            {t('missing.manage')}
          </LinkButton>
        </>
      }
    />
  )
}

/** The price hold has expired; the car's page requests today's price. */
function CheckoutOver({ booking }: { booking: Booking }) {
  const { t } = useTranslation('checkout')
  return (
    <EmptyState
      level={1}
      drawing={<WaitingDrawing />}
      title={t('over.title')}
      text={t('over.text', { car: booking.offer.vehicle.name })}
      action={<LinkButton to={carAddress(booking)}>{t('over.renew')}</LinkButton>}
    />
  )
}

function CheckoutFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('checkout')
  return <Failed title={t('failed.title')} error={error} retry={onRetry} label={t('failed.again')} />
}

function CheckoutSkeleton() {
  const { t } = useTranslation('checkout')
  return (
    <>
      <h1 className="text-xl md:text-2xl">{t('title')}</h1>
      <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-5">
          <Skeleton className="h-144" />
          <Skeleton className="h-64" />
          <Skeleton className="h-96" />
        </div>
        <Skeleton className="h-128" />
      </div>
    </>
  )
}
