import { CircleCheckBig, CircleX, Hourglass } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { categoryOf, wordingOf } from '#domains/fares/categories.contract.ts'
import type { Trip } from '#domains/trips/journey/trip.contract.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import { useSteps } from '../steps/use-steps.ts'
import { useCall } from '../use-call.ts'
import { CalendarButton } from '../trips/calendar-button.tsx'
import { TripHead } from '../trips/trip-head.tsx'
import { DeskTerms } from '../offer/desk-terms.tsx'
import { CardPayment } from './card-payment.tsx'
import { useCardPayment, type CardPaymentState } from './use-card-payment.ts'

/** Outcome of a booking, which determines heading and icon. */
type Outcome = 'booked' | 'asked' | 'kept' | 'cancelled'

const ICONS = {
  booked: { icon: CircleCheckBig, color: 'text-good' },
  asked: { icon: Hourglass, color: 'text-careful' },
  kept: { icon: Hourglass, color: 'text-careful' },
  cancelled: { icon: CircleX, color: 'text-careful' },
} as const satisfies Record<Outcome, object>

/** Returns the outcome from the booked trip and its current payment. */
function outcomeOf(trip: Trip, paid: PaymentStatus | undefined): Outcome {
  if (trip.status === 'cancelled' || (paid && CANCELLED_BY.has(paid))) return 'cancelled'
  if (trip.approval === 'waiting') return 'asked'
  const isAwaitingPayment = trip.pay_by === 'card' && trip.status === 'booked' && !(paid && PAID_BY.has(paid))
  return isAwaitingPayment ? 'kept' : 'booked'
}

type PaymentStatus = NonNullable<CardPaymentState['payment']>['status']
const PAID_BY: ReadonlySet<PaymentStatus> = new Set(['paid', 'part_paid'])
const CANCELLED_BY: ReadonlySet<PaymentStatus> = new Set(['cancelled', 'refunded', 'refund_failed'])

/** The booking and the next steps. */
export function DoneStep({ tripId }: { tripId: string }) {
  const { t } = useTranslation('booking')
  const { go } = useSteps()
  const { data, error, again } = useCall<{ trip: Trip }>(`/api/trip/${tripId}/detail`)
  const isByCard = data?.trip.pay_by === 'card' && data.trip.approval !== 'waiting'
  const payment = useCardPayment(isByCard ? tripId : null)
  if (error)
    return (
      <div className="p-4 min-[480px]:p-6">
        <FailureNotice error={error} onRetry={again} />
      </div>
    )
  if (!data) return <Skeleton className="m-4 h-96" />
  const { trip } = data
  const { category } = trip.request
  const wording = wordingOf(category)
  const outcome = outcomeOf(trip, payment.payment?.status)
  const { icon: Icon, color } = ICONS[outcome]
  return (
    <div className="flex flex-col gap-5 p-4 min-[480px]:p-6">
      <div className="flex flex-col gap-2">
        <div className="flex items-center gap-3">
          <Icon aria-hidden="true" className={`size-8 shrink-0 ${color}`} />
          <StepHeading>{t(`done.${outcome}`, wording)}</StepHeading>
        </div>
        {outcome !== 'cancelled' && <p className="text-sm text-ink-soft">{t(`done.${outcome}_text`)}</p>}
      </div>
      <TripHead trip={trip} />
      {isByCard && <CardPayment {...payment} category={category} />}
      {outcome !== 'cancelled' && <NextSteps trip={trip} />}
      {outcome !== 'cancelled' && !categoryOf(category).hasDriver && (
        <DeskTerms city={trip.city.name} desk={trip.desk} deposit={trip.fare.deposit} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="second" onClick={() => go({ name: 'trip', tripId })}>
          {t('done.see', wording)}
        </Button>
        {outcome !== 'cancelled' && <CalendarButton trip={trip} />}
      </div>
    </div>
  )
}

function NextSteps({ trip }: { trip: Trip }) {
  const { t } = useTranslation('booking')
  const wording = wordingOf(trip.request.category)
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 text-sm">
      <li>{t('next.driver', wording)}</li>
      {trip.pay_by === 'driver' && <li>{t('next.pay_driver', wording)}</li>}
      {trip.pay_by === 'wallet' && <li>{t('next.wallet')}</li>}
      <li>{t('next.cancel')}</li>
    </ul>
  )
}
