import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Navigate, redirect } from 'react-router'
import type { Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { WaitingDrawing } from '#ui/drawings/state-drawings.tsx'
import { EmptyState, Failed } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { findUnchangeableReason } from '#web/rentals/booking-changes.ts'
import { FindYourBooking, preloadBooking, useBookingInAddress } from '../booking/booking-in-address.tsx'
import { ChangeView } from './change-view.tsx'

export { notYet as action } from '../checkout/before-script.ts'

export const preload: Preload = async (args) => {
  const booking = await preloadBooking(args)
  // Back from the bank without an answer: the booking's own page shows the next step.
  if (booking?.payment_action) throw redirect(`/booking/${booking.reference}`)
}

/** `/booking/<reference>/change`: other times, another driver, other extras for a confirmed booking. */
export function Component() {
  const { t } = useTranslation('change')
  const { booking, error, isLoading, refetch } = useBookingInAddress()
  if (booking?.payment_action) return <Navigate to={`/booking/${booking.reference}`} replace />
  const reason = booking && findUnchangeableReason(booking)
  return (
    <div className="page-width pt-5 pb-10 md:pt-8">
      <PageHead title={t('title')} noIndex />
      {booking && booking.can.modify && booking.status === 'confirmed' ? (
        <ChangeView key={booking.booking_id} booking={booking} onRefetch={refetch} />
      ) : booking ? (
        <EmptyState
          level={1}
          drawing={<WaitingDrawing />}
          title={t('not.title')}
          text={t(`booking:unchangeable.${reason ?? 'other'}`)}
          action={<LinkButton to={`/booking/${booking.reference}`}>{t('back')}</LinkButton>}
        />
      ) : error ? (
        <Failed title={t('booking:unreachable')} error={error} retry={refetch} label={t('booking:again')} />
      ) : isLoading ? (
        <Skeleton className="h-192" />
      ) : (
        <FindYourBooking />
      )}
    </div>
  )
}
