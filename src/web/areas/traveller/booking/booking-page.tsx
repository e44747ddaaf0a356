import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams } from 'react-router'
import { REFERENCE_PATTERN } from '#kernel/ids.ts'
import { rentalsApi, useBookingsQuery } from '#web/rentals/rentals.api.ts'
import type { Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { statusDisplayOf } from '#web/rentals/booking-status.ts'
import { priceGuardApi } from '../rebook/price-guard.api.ts'
import { BookingView } from './booking-view.tsx'
import { FindBooking } from './find-booking.tsx'
import { Failed } from '#ui/empty-state.tsx'

/** Polling interval of a booking still in progress. */
const LOOK_AGAIN_MS = 3000

export const preload: Preload = async ({ dispatch, params, reason }) => {
  // A list of bookings has a link for each: a call for every one of them, though most are never followed.
  if (reason === 'near') return
  const reference = (params.reference ?? '').toUpperCase()
  if (!REFERENCE_PATTERN.test(reference)) return
  const found = await dispatch(rentalsApi.endpoints.bookings.initiate({ reference }, { subscribe: false }))
  const booking = found.data?.items[0]
  if (booking?.status === 'confirmed')
    await dispatch(
      priceGuardApi.endpoints.priceGuard.initiate({ booking_id: booking.booking_id }, { subscribe: false }),
    )
}

/** A booking: its status, its voucher, and the available actions. */
export function Component() {
  const { t } = useTranslation('booking')
  const params = useParams()
  const reference = (params.reference ?? '').toUpperCase()
  const possible = REFERENCE_PATTERN.test(reference)
  const known = rentalsApi.endpoints.bookings.useQueryState({ reference })
  const seen = known.data?.items[0]
  const nobody = statusOf(known.error) === 401
  // Without a session another request would fail with 401 again; the form below gives the visitor one.
  useBookingsQuery(
    { reference },
    { skip: !possible || nobody, pollingInterval: seen && statusDisplayOf(seen).watched ? LOOK_AGAIN_MS : 0 },
  )
  // A failed poll keeps the booking that is shown; the next one may succeed.
  if (seen) return <BookingView booking={seen} />
  return (
    <div className="page-width pt-5 pb-10 md:pt-8">
      <PageHead title={t('title')} noIndex />
      {possible && !known.data && !known.error ? (
        <BookingSkeleton />
      ) : known.error && !nobody ? (
        <BookingUnreachable reference={reference} error={known.error} />
      ) : (
        <div className="mx-auto flex max-w-lg flex-col gap-5">
          <h1 className="text-xl md:text-2xl">{t('find.yours')}</h1>
          <p className="text-ink-soft">{t(possible ? 'find.prove' : 'find.odd_reference')}</p>
          <FindBooking reference={params.reference ?? ''} />
        </div>
      )}
    </div>
  )
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : null
}

function BookingUnreachable({ reference, error }: { reference: string; error: unknown }) {
  const { t } = useTranslation('booking')
  const { refetch } = useBookingsQuery({ reference })
  return <Failed title={t('unreachable')} error={error} retry={refetch} label={t('again')} />
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
