import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { categoryOf, wordingOf } from '#domains/fares/categories.contract.ts'
import type { Trip } from '#domains/trips/journey/trip.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { MoneyRows } from '#ui/money-rows.tsx'
import { Notice } from '#ui/notice.tsx'
import { Price } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DeskTerms } from '../offer/desk-terms.tsx'
import { CardPayment } from '../booking/card-payment.tsx'
import { useCardPayment } from '../booking/use-card-payment.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import { FareAndCancellation } from '../offer/fare-and-cancellation.tsx'
import { CalendarButton } from './calendar-button.tsx'
import { CancelTrip } from './cancel-trip.tsx'
import { TripHead } from './trip-head.tsx'
import { useState } from 'react'
import { useCall } from '../use-call.ts'
import { FileText } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useWidget } from '../widget-context.ts'
import { saveFile } from './save-file.ts'
import { useTripsCall } from '../failure/use-trips-call.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import type { TripsError } from '../../trips/trips-client.ts'

/** Details of a trip, and its actions. */
export function TripStep({ tripId }: { tripId: string }) {
  const { t } = useTranslation('trips')
  const { t: tb } = useTranslation('booking')
  const { trip, error, again, show } = useTrip(tripId)
  const isByCard = trip?.pay_by === 'card' && trip.approval !== 'waiting' && trip.status !== 'cancelled'
  const payment = useCardPayment(isByCard ? tripId : null)
  return (
    <div className="flex flex-col gap-5 p-4 min-[480px]:p-6">
      <StepHeading>{t('trip', trip ? wordingOf(trip.request.category) : {})}</StepHeading>
      {error && <FailureNotice error={error} onRetry={again} />}
      {!trip && !error && <Skeleton className="h-96" />}
      {trip && (
        <>
          <TripHead trip={trip} />
          {trip.cancelled && (
            <Cancelled cancelled={trip.cancelled} wording={wordingOf(trip.request.category)} />
          )}
          {trip.can.approve && <ApproveTrip trip={trip} onDone={show} />}
          {isByCard && <CardPayment {...payment} category={trip.request.category} />}
          <MoneyOfTrip money={trip.money} />
          <DriverCard trip={trip} />
          {trip.can.cancel && !categoryOf(trip.request.category).hasDriver && (
            <DeskTerms city={trip.city.name} desk={trip.desk} deposit={trip.fare.deposit} />
          )}
          <h2 className="sr-only">{tb('price_and_cancelling')}</h2>
          <FareAndCancellation
            fare={trip.bill?.fare ?? trip.fare}
            cancellation={trip.cancellation}
            timeZone={trip.city.time_zone}
            className="rounded-card"
          />
          <div className="flex flex-wrap gap-3">
            {trip.bill && <BillButton trip={trip} number={trip.bill.number} label={t('bill')} />}
            {trip.credit_notes.map(({ number }) => (
              <BillButton
                key={number}
                trip={trip}
                number={number}
                label={t('credit_note', { number: isolate(number, 'ltr') })}
              />
            ))}
            {trip.can.cancel && <CalendarButton trip={trip} />}
          </div>
          {trip.can.cancel && <CancelTrip trip={trip} onDone={show} />}
        </>
      )}
    </div>
  )
}

/** Quoted, billed, paid and due amounts of a trip. */
function MoneyOfTrip({ money }: Pick<Trip, 'money'>) {
  const { t } = useTranslation('trips')
  return (
    <MoneyRows
      money={money}
      words={(part) => t(`money.${part}`)}
      className="rounded-card border border-line p-4 min-[560px]:grid-cols-4"
    />
  )
}

type CancelledProps = { cancelled: NonNullable<Trip['cancelled']>; wording: ReturnType<typeof wordingOf> }

function Cancelled({ cancelled: { fee, refund, reason }, wording }: CancelledProps) {
  const { t } = useTranslation('trips')
  return (
    <Notice tone="plain" title={t('cancelled.title', wording)}>
      <Parts>
        <>
          {t('cancelled.fee')} <Price value={fee} />
        </>
        {refund.amount > 0 && (
          <>
            {t('cancelled.refund')} <Price value={refund} />
          </>
        )}
      </Parts>
      {reason && <p>{reason}</p>}
    </Notice>
  )
}

/** Driver and vehicle; until they are assigned, the time of their assignment. */
function DriverCard({ trip: { vehicle, driver, status, request } }: { trip: Trip }) {
  const { t } = useTranslation('trips')
  const { t: tb } = useTranslation('booking')
  const wording = wordingOf(request.category)
  if (status === 'cancelled' || status === 'no_show') return null
  if (!vehicle && !driver)
    return status === 'booked' ? (
      <p className="text-sm text-ink-soft">
        {categoryOf(request.category).hasDriver ? t('driver_later') : tb('next.driver', wording)}
      </p>
    ) : null
  return (
    <section aria-label={t('driver', wording)} className="rounded-card border border-line p-4 text-sm">
      {driver && (
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-semibold">
            <bdi>{driver.name}</bdi>
          </span>
          <a
            className="text-link inline-flex min-h-11 items-center"
            href={`tel:${driver.phone.countryCode}${driver.phone.phone}`}
          >
            <bdi dir="ltr">
              {driver.phone.countryCode} {driver.phone.phone}
            </bdi>
          </a>
        </p>
      )}
      {vehicle && (
        <p>
          {vehicle.make} {vehicle.model}
          {vehicle.color && `, ${vehicle.color}`} ·{' '}
          <bdi
            dir="ltr"
            className="rounded-field border border-line-strong px-2 py-0.5 font-semibold tabular"
          >
            {vehicle.plate}
          </bdi>
        </p>
      )}
    </section>
  )
}

/** Returns a trip, refetched after its actions; `show` displays the trip of a call's reply. */
function useTrip(tripId: string) {
  const { data, error, again } = useCall<{ trip: Trip }>(`/api/trip/${tripId}/detail`)
  const [changed, setChanged] = useState<Trip | null>(null)
  return {
    trip: changed ?? data?.trip ?? null,
    error,
    again() {
      setChanged(null)
      again()
    },
    show: setChanged,
  }
}

type BillButtonProps = { trip: Trip; number: string; label: string }

/** Button to download a bill or credit note of a trip as PDF. */
function BillButton({ trip, number, label }: BillButtonProps) {
  const { trips } = useWidget()
  const { busy, error, run } = useTripsCall()
  async function read() {
    const query = new URLSearchParams({ trip_id: trip.trip_id, rows: '-1', document: number })
    const headers = { accept: 'application/pdf' }
    const reply = await run(() => trips.call(`/api/billing/grid?${query.toString()}`, { headers }))
    if (reply.ok && reply.data instanceof Blob) saveFile(reply.data, `${number}.pdf`)
  }
  return (
    <>
      <Button variant="second" busy={busy} onClick={() => void read()}>
        <FileText className="size-5" />
        {label}
      </Button>
      {error && <FailureNotice error={error} />}
    </>
  )
}

/** A supervisor approves a trip, or rejects it with a reason. */
function ApproveTrip({ trip, onDone }: { trip: Trip; onDone: (trip: Trip) => void }) {
  const { t } = useTranslation('trips')
  const { trips } = useWidget()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState<boolean | null>(null)
  const [error, setError] = useState<TripsError | null>(null)
  async function decide(approve: boolean) {
    setBusy(approve)
    setError(null)
    const trimmed = reason.trim()
    const reply = await trips.call('/api/trip/approve', {
      body: { trip_id: trip.trip_id, approve, ...(trimmed !== '' && { reason: trimmed }) },
    })
    setBusy(null)
    if (reply.ok) onDone((reply.data as { trip: Trip }).trip)
    else setError(reply.error)
  }
  return (
    <Notice tone="careful" title={t('approve.title', { name: trip.traveller.name })}>
      {error && <FailureNotice error={error} />}
      <TextField
        className="mt-3"
        label={t('approve.reason')}
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={busy === true} onClick={() => void decide(true)}>
          {t('approve.yes')}
        </Button>
        <Button variant="danger" busy={busy === false} onClick={() => void decide(false)}>
          {t('approve.no')}
        </Button>
      </div>
    </Notice>
  )
}
