import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { LostRoadDrawing, WaitingDrawing } from '#ui/drawings/state-drawings.tsx'
import { EmptyState, Failed } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { carAddress } from '../booking/addresses.ts'

/** This visitor has no such cart: no session, or another visitor's cart. */
export function CheckoutMissing() {
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
          <LinkButton to="/manage-booking" look="second">
            {t('missing.manage')}
          </LinkButton>
        </>
      }
    />
  )
}

/** The held price has expired; today's is requested on the car's page. */
export function CheckoutOver({ booking }: { booking: Booking }) {
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

export function CheckoutFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('checkout')
  return <Failed title={t('failed.title')} error={error} retry={onRetry} label={t('failed.again')} />
}

export function CheckoutSkeleton() {
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
