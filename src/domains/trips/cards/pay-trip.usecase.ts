import { paymentStore, type Card, type CardOutcome, type PaymentMethod } from '#domains/payments/public.ts'
import { cardOf } from '#domains/rentals/public.ts'
import { newId } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { findLatestPayment, findPaidTrip, type PaidTrip } from './paid-trip.store.ts'
import { isPaymentLink, noSuchPayment, tripPaymentReply } from './read-trip-payment.usecase.ts'
import { settleTripPayment, type SettlingApp } from './settle-trip-payment.usecase.ts'
import type * as operations from './trip-payment-operations.contract.ts'
import { isPayable, LOST_SECONDS } from './trip-payment.ts'

type PayFailure =
  | {
      code:
        | 'trip_not_found'
        | 'trip_not_payable'
        | 'trip_paid'
        | 'payment_in_progress'
        | 'payment_unavailable'
    }
  | { code: 'payment_declined'; detail: string }

type Tried = { outcome: CardOutcome; paid: Result<PaidTrip, PayFailure> }

/**
 * Pays the amount due for a trip by card: authorises it, then captures it unless the bank challenges the traveller
 * first.
 */
export async function payTrip(
  app: SettlingApp & Pick<App, 'limitDeclines'>,
  call: Call<typeof operations.payTrip> | Call<typeof operations.payTripByMethod>,
) {
  const { reference, token, payment } = call.body
  if (!isPaymentLink(app, reference, token)) return noSuchPayment
  const trip = await findPaidTrip(app.db, { reference })
  if (!trip) return noSuchPayment
  const person = trip.bookedBy === null ? null : `profile ${trip.bookedBy}`
  const tried = await app.limitDeclines(
    { of: { tripId: trip.id }, person, networkAddress: call.address },
    () => pay(app, reference, cardOf(payment)),
    ({ outcome }) => outcome,
  )
  const paid = tried.ok ? tried.value.paid : tried
  return paid.ok ? tripPaymentReply(app, reference, call.language) : paid
}

async function pay(app: SettlingApp, reference: string, card: Card | PaymentMethod): Promise<Tried> {
  const opened = await open(app, reference)
  if (!opened.ok) return { outcome: 'other', paid: opened }
  const { trip, payment } = opened.value
  const answer = await app.cards.authorise(payment, card)
  // If the answer was lost, the gateway reports the result. The trip determines whether the authorised amount is
  // still due.
  const asksAgain = answer.kind === 'unknown' || answer.kind === 'held'
  const settled = await settleTripPayment(app, payment.id, asksAgain ? undefined : answer)
  if (answer.kind === 'challenge') return { outcome: 'asked', paid: ok(trip) }
  if (answer.kind === 'ended' && answer.why === 'declined') {
    const detail = answer.declineReason ?? 'generic'
    return { outcome: 'declined', paid: fail({ code: 'payment_declined', detail }) }
  }
  if (answer.kind === 'ended') return { outcome: 'other', paid: fail({ code: 'payment_unavailable' }) }
  return { outcome: settled?.status === 'declined' ? 'declined' : 'other', paid: ok(trip) }
}

async function open({ db, clock }: Pick<App, 'db' | 'clock'>, reference: string) {
  return db.transaction().execute(async (tx) => {
    const trip = await findPaidTrip(tx, { reference }, true)
    if (!trip) return fail<PayFailure>({ code: 'trip_not_found' })
    if (trip.payBy !== 'card' || !isPayable(trip.status))
      return fail<PayFailure>({ code: 'trip_not_payable' })
    const { due } = trip.money
    if (due.amount === 0) return fail<PayFailure>({ code: 'trip_paid' })
    const now = clock.now()
    const payment = { id: newId(), amount: due, of: { tripId: trip.id } }
    const nextAt = now.add({ seconds: LOST_SECONDS })
    if (await paymentStore.open(tx, { ...payment, nextAt }, now)) return ok({ trip, payment })
    const live = await findLatestPayment(tx, trip.id)
    const paid = live?.payment.status === 'captured'
    return fail<PayFailure>({ code: paid ? 'trip_paid' : 'payment_in_progress' })
  })
}
