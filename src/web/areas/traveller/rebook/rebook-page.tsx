import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Failed, EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { FindYourBooking, preloadBooking, useBookingInAddress } from '../booking/booking-in-address.tsx'
import { priceGuardApi, usePriceGuardQuery } from './price-guard.api.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { RebookingShown } from '#domains/rentals/rebookings/rebooking.contract.ts'
import { WaitingDrawing } from '#ui/drawings/state-drawings.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { useSite } from '#web/app/site.tsx'
import { Breadcrumb } from '#web/shell/breadcrumb.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { ComparedCars } from './compared-cars.tsx'
import { RebookForm } from './rebook-form.tsx'

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

type RebookViewProps = { booking: Booking; rebooking: RebookingShown | null }

/** The cheaper car compared with the booked one and the rebook button, or the result. */
function RebookView({ booking, rebooking }: RebookViewProps) {
  const { t } = useTranslation('rebook')
  const { language } = useSite()
  if (!rebooking || !isOpen(rebooking)) return <RebookOutcome booking={booking} rebooking={rebooking} />
  return (
    <>
      <Breadcrumb
        crumbs={[{ label: booking.reference, to: `/booking/${booking.reference}` }, { label: t('title') }]}
      />
      <h1 className="mt-2 text-xl md:text-2xl" suppressHydrationWarning>
        {t('heading', { price: formatMoney(rebooking.saving, language) })}
      </h1>
      <p className="mt-1 max-w-prose text-ink-soft">{t('intro')}</p>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <ComparedCars booking={booking} rebooking={rebooking} />
        <RebookForm key={rebooking.price.total.amount} booking={booking} rebooking={rebooking} />
      </div>
    </>
  )
}

/** Returns true before an order, or if its payment must be retried. */
function isOpen({ state, new_booking: ordered }: RebookingShown): boolean {
  return state === 'offered' || (state === 'ordering' && (!ordered || ordered.status === 'cart'))
}

function RebookOutcome({ booking, rebooking }: RebookViewProps) {
  const { t } = useTranslation('rebook')
  const ordered = rebooking?.new_booking
  const word = wordOf(rebooking)
  const references = { reference: booking.reference, new_reference: ordered?.reference ?? '' }
  return (
    <EmptyState
      level={1}
      drawing={<WaitingDrawing />}
      title={t(`outcome.${word}.title`, references)}
      text={t(`outcome.${word}.text`, references)}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {ordered && <LinkButton to={`/booking/${ordered.reference}`}>{t('see_new')}</LinkButton>}
          <LinkButton to={`/booking/${booking.reference}`} variant={ordered ? 'second' : 'main'}>
            {t('see_old')}
          </LinkButton>
        </div>
      }
    />
  )
}

/** Returns the text key of a rebooking that cannot be ordered any more. */
function wordOf(rebooking: RebookingShown | null) {
  if (!rebooking) return 'over'
  switch (rebooking.state) {
    case 'done':
      return 'done'
    case 'given_up':
      return rebooking.reason ?? 'over'
    default:
      return 'under_way'
  }
}
