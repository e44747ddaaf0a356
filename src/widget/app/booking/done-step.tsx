import { CircleCheckBig, Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Trip } from '#domains/trips/journey/trip.contract.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import { useSteps } from '../steps/use-steps.ts'
import { useCall } from '../use-call.ts'
import { CalendarButton } from '../trips/calendar-button.tsx'
import { TripHead } from '../trips/trip-head.tsx'
import { CardPayment } from './card-payment.tsx'

/** What was booked, and what comes next. */
export function DoneStep({ tripId }: { tripId: string }) {
  const { t } = useTranslation('booking')
  const { go } = useSteps()
  const { data, error, again } = useCall<{ trip: Trip }>(`/api/trip/${tripId}/detail`)
  if (error)
    return (
      <div className="p-4 min-[480px]:p-6">
        <FailureNotice error={error} onRetry={again} />
      </div>
    )
  if (!data) return <Skeleton className="m-4 h-96" />
  const { trip } = data
  const isWaiting = trip.approval === 'waiting'
  const isToPay = trip.pay_by === 'card' && trip.status === 'booked'
  return (
    <div className="flex flex-col gap-5 p-4 min-[480px]:p-6">
      <div className="flex flex-col gap-2">
        <div className="flex items-center gap-3">
          {isWaiting || isToPay ? (
            <Hourglass aria-hidden="true" className="size-8 shrink-0 text-careful" />
          ) : (
            <CircleCheckBig aria-hidden="true" className="size-8 shrink-0 text-good" />
          )}
          <StepHeading>{t(isWaiting ? 'done.asked' : isToPay ? 'done.kept' : 'done.booked')}</StepHeading>
        </div>
        <p className="text-sm text-ink-soft">{t(isWaiting ? 'done.asked_text' : 'done.booked_text')}</p>
      </div>
      <TripHead trip={trip} />
      {isToPay && !isWaiting && <CardPayment tripId={tripId} />}
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm">
        <li>{t('next.driver')}</li>
        {trip.pay_by === 'driver' && <li>{t('next.pay_driver')}</li>}
        {trip.pay_by === 'wallet' && <li>{t('next.wallet')}</li>}
        <li>{t('next.cancel')}</li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="second" onClick={() => go({ name: 'trip', tripId })}>
          {t('done.see')}
        </Button>
        <CalendarButton trip={trip} />
      </div>
    </div>
  )
}
