import type { ComponentProps } from 'react'
import { useParams, type Params } from 'react-router'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { REFERENCE_PATTERN } from '#kernel/ids.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { PreloadArgs } from '#web/app/page.ts'
import { rentalsApi, useBookingsQuery } from '#web/rentals/rentals.api.ts'
import { FindBooking } from './find-booking.tsx'

/** Returns the reference in a page's address, in capitals; null if it is not one. */
function referenceIn({ reference = '' }: Params): string | null {
  const inCapitals = reference.toUpperCase()
  return REFERENCE_PATTERN.test(inCapitals) ? inCapitals : null
}

/** Requests the booking in a page's address. Undefined if it does not exist or belongs to another visitor. */
export async function preloadBooking({ dispatch, params }: PreloadArgs): Promise<Booking | undefined> {
  const reference = referenceIn(params)
  if (reference === null) return undefined
  const found = await dispatch(rentalsApi.endpoints.bookings.initiate({ reference }, { subscribe: false }))
  return found.data?.items[0]
}

/**
 * Returns the booking in a page's address, polled every `pollingMs` milliseconds if that is not 0. Without
 * access to it there is neither a booking nor an error.
 */
export function useBookingInAddress(pollingMs: (booking: Booking) => number = () => 0) {
  const inAddress = referenceIn(useParams())
  const reference = inAddress ?? ''
  const { data, error } = rentalsApi.endpoints.bookings.useQueryState({ reference })
  const booking = data?.items[0]
  const isClosed = error !== undefined && 'status' in error && error.status === 401
  // If there is no session, another request would fail with 401 again; `FindYourBooking` creates one.
  const { refetch } = useBookingsQuery(
    { reference },
    { skip: inAddress === null || isClosed, pollingInterval: booking ? pollingMs(booking) : 0 },
  )
  return {
    booking,
    error: isClosed ? undefined : error,
    isLoading: inAddress !== null && !data && !error,
    refetch,
  }
}

/** Form for the driver's email if this visitor has no access to the booking, or for a valid reference. */
export function FindYourBooking(props: Pick<ComponentProps<typeof FindBooking>, 'addressOf'>) {
  const { t } = useTranslation('booking')
  const params = useParams()
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-5">
      <h1 className="text-xl md:text-2xl">{t('find.yours')}</h1>
      <p className="text-ink-soft">{t(referenceIn(params) === null ? 'find.odd_reference' : 'find.prove')}</p>
      <FindBooking reference={params.reference ?? ''} {...props} />
    </div>
  )
}
