import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams } from 'react-router'
import { REFERENCE_PATTERN } from '#kernel/ids.ts'
import { Failed } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Preload } from '#web/app/page.ts'
import { rentalsApi, useBookingsQuery } from '#web/rentals/rentals.api.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { FindBooking } from '../booking/find-booking.tsx'
import { priceGuardApi, usePriceGuardQuery } from './price-guard.api.ts'
import { RebookView } from './rebook-view.tsx'

export { notYet as action } from '../checkout/before-script.ts'

export const preload: Preload = async ({ dispatch, params }) => {
  const reference = (params.reference ?? '').toUpperCase()
  if (!REFERENCE_PATTERN.test(reference)) return
  const found = await dispatch(rentalsApi.endpoints.bookings.initiate({ reference }, { subscribe: false }))
  const booking_id = found.data?.items[0]?.booking_id
  if (booking_id !== undefined)
    await dispatch(priceGuardApi.endpoints.priceGuard.initiate({ booking_id }, { subscribe: false }))
}

/** `/booking/<reference>/rebook`: the cheaper car that was found, side by side with the booked one. */
export function Component() {
  const { t } = useTranslation('rebook')
  const params = useParams()
  const reference = (params.reference ?? '').toUpperCase()
  const possible = REFERENCE_PATTERN.test(reference)
  const { data, error } = rentalsApi.endpoints.bookings.useQueryState({ reference })
  const nobody = error !== undefined && 'status' in error && error.status === 401
  // Without a session another request would fail with 401 again; the form below gives the visitor one.
  useBookingsQuery({ reference }, { skip: !possible || nobody })
  const booking = data?.items[0]
  const guard = usePriceGuardQuery({ booking_id: booking?.booking_id ?? '' }, { skip: !booking })
  return (
    <div className="page-width pt-5 pb-10 md:pt-8">
      <PageHead title={t('title')} noIndex />
      {booking && guard.data ? (
        <RebookView booking={booking} rebooking={guard.data.rebooking} />
      ) : booking && guard.error ? (
        <Failed
          title={t('booking:unreachable')}
          error={guard.error}
          retry={guard.refetch}
          label={t('booking:again')}
        />
      ) : booking || (possible && !nobody && !data && !error) ? (
        <Skeleton className="h-192" />
      ) : (
        <div className="mx-auto flex max-w-lg flex-col gap-5">
          <h1 className="text-xl md:text-2xl">{t('booking:find.yours')}</h1>
          <p className="text-ink-soft">{t(possible ? 'booking:find.prove' : 'booking:find.odd_reference')}</p>
          <FindBooking reference={params.reference ?? ''} addressOf={(found) => `/booking/${found}/rebook`} />
        </div>
      )}
    </div>
  )
}
