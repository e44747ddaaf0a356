import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Failed } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { FindYourBooking, preloadBooking, useBookingInAddress } from '../booking/booking-in-address.tsx'
import { priceGuardApi, usePriceGuardQuery } from './price-guard.api.ts'
import { RebookView } from './rebook-view.tsx'

export { notYet as action } from '../checkout/before-script.ts'

export const preload: Preload = async (args) => {
  const booking = await preloadBooking(args)
  if (!booking) return
  const { booking_id } = booking
  await args.dispatch(priceGuardApi.endpoints.priceGuard.initiate({ booking_id }, { subscribe: false }))
}

/** `/booking/<reference>/rebook`: the cheaper car that was found, side by side with the booked one. */
export function Component() {
  const { t } = useTranslation('rebook')
  const { booking, isLoading } = useBookingInAddress()
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
      ) : booking || isLoading ? (
        <Skeleton className="h-192" />
      ) : (
        <FindYourBooking addressOf={(found) => `/booking/${found}/rebook`} />
      )}
    </div>
  )
}
