import { releaseCoupon } from '#domains/coupons/public.ts'
import {
  captureEntry,
  holdEntry,
  paymentStore,
  postEntries,
  releaseEntry,
  saleEntry,
  type DeclineReason,
  type Payment,
  type PaymentAction,
} from '#domains/payments/public.ts'
import { closeTasks } from '#domains/staff/public.ts'
import type { Reservation, SupplierFailure } from '#domains/suppliers/public.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { StateTransition } from '../bookings/state-transition.ts'
import { movementOf, saleOf } from '../bookings/ledger-movements.ts'
import { notifyTraveller } from '../settlement/notify-traveller.usecase.ts'
import { refusalFailure, type Refusal } from '../settlement/refusal-failure.ts'
import { exceedsQuotedPrice } from './reserved-price.ts'
import {
  BANK_MINUTES,
  LEASE_SECONDS,
  type NotifyingApp,
  type SettleFailure,
  type StepOutcome,
} from '../settlement/settlement.ts'

// Each function records a response to an order in one transaction, and returns how to continue.

/** Parts of the app that record the responses to an order. */
type RecordingApp = NotifyingApp & Pick<App, 'bookings'>

/** Writes a change from the state that was read. Does nothing if the booking has changed in between. */
async function write(
  { bookings, clock }: Pick<App, 'bookings' | 'clock'>,
  booking: BookingRecord,
  change: Pick<StateTransition, 'set' | 'event' | 'payment'>,
  alongside?: (tx: Db) => Promise<void>,
): Promise<boolean> {
  const now = clock.now()
  const from = { status: booking.status, supplierState: booking.supplierState }
  const leaseUntil = now.add({ seconds: LEASE_SECONDS })
  return bookings.change(
    { bookingId: booking.id, from, now, ...change, set: { leaseUntil, ...change.set } },
    alongside,
  )
}

/** Records that the card is authorised; the supplier is requested next. */
export async function recordAuthorisation(
  app: RecordingApp,
  booking: BookingRecord,
  payment: Payment,
  card: Payment['card'],
): Promise<StepOutcome> {
  const written = await write(
    app,
    booking,
    {
      set: { status: 'awaiting_supplier', supplierState: 'asked' },
      payment: { id: payment.id, from: 'opened', to: 'authorised', card },
      event: { kind: 'payment_authorised' },
    },
    (tx) => postEntries(tx, [holdEntry(movementOf(booking, payment))], app.clock.now()),
  )
  return written ? 'ask_supplier' : 'go_on'
}

/** Records the bank's challenge, which the traveller must answer. */
export async function recordChallenge(
  app: RecordingApp,
  booking: BookingRecord,
  action: PaymentAction,
): Promise<StepOutcome> {
  const challenge = { url: action.url, until: app.clock.now().add({ minutes: BANK_MINUTES }) }
  await write(app, booking, { set: {}, event: { kind: 'payment_action_required' } }, async (tx) => {
    if (booking.payment) await paymentStore.challenge(tx, booking.payment.id, challenge)
  })
  return { action }
}

/** Records that nothing was paid: the booking is a cart again. Notifies the traveller unless they await the outcome. */
export async function recordUnpaid(
  app: RecordingApp,
  booking: BookingRecord,
  payment: Payment,
  { status, declineReason = null, event, failure }: Unpaid,
  { awaited }: { awaited: boolean },
): Promise<StepOutcome> {
  const unpaid = { ...booking, status: 'cart' as const, payment: { ...payment, status } }
  await write(
    app,
    booking,
    {
      set: { status: 'cart', leaseUntil: null },
      payment: { id: payment.id, from: 'opened', to: status, declineReason },
      event: { kind: event, detail: { detail: failure.detail } },
    },
    async (tx) => {
      await releaseCoupon(tx, booking.id)
      if (!awaited) await notifyTraveller(app, tx, unpaid, 'unpaid')
    },
  )
  return failure
}

/** Records the supplier's known outcome and closes the task to find the reservation. */
function writeOutcome(
  app: RecordingApp,
  booking: BookingRecord,
  change: Pick<StateTransition, 'set' | 'event'>,
): Promise<boolean> {
  return write(app, booking, change, (tx) =>
    closeTasks(tx, { bookingId: booking.id, kinds: ['find_reservation'], now: app.clock.now() }),
  )
}

/** Records the reservation that the supplier has, or its refusal. */
export async function recordReservation(
  app: RecordingApp,
  booking: BookingRecord,
  reservation: Reservation,
): Promise<StepOutcome> {
  const { status, supplierReference, total } = reservation
  if (status === 'confirmed' && exceedsQuotedPrice(booking, total)) {
    await writeOutcome(app, booking, {
      set: { supplierState: 'too_dear', supplierReference },
      event: { kind: 'supplier_price_rose', detail: { supplierReference, total } },
    })
    return 'go_on'
  }
  if (status === 'confirmed') {
    await writeOutcome(app, booking, {
      set: { supplierState: 'reserved', supplierReference },
      event: { kind: 'supplier_confirmed', detail: { supplierReference } },
    })
    return 'go_on'
  }
  if (status === 'pending') {
    if (booking.supplierReference === null)
      await writeOutcome(app, booking, {
        set: { supplierReference },
        event: { kind: 'supplier_pending', detail: { supplierReference } },
      })
    return 'wait'
  }
  return recordSupplierRejection(app, booking, 'other')
}

/** Records that there is no reservation; returns the failure for the traveller. */
export async function recordSupplierRejection(
  app: RecordingApp,
  booking: BookingRecord,
  reason: Refusal,
): Promise<StepOutcome> {
  await writeOutcome(app, booking, {
    set: { supplierState: 'refused' },
    event: { kind: 'supplier_refused', detail: { reason } },
  })
  return refusalFailure(reason)
}

/** Records a lost supplier response and notifies the traveller, once, that we are checking the outcome. */
export async function recordLostResponse(
  app: RecordingApp,
  booking: BookingRecord,
  failure: SupplierFailure,
): Promise<void> {
  if (booking.events.some(({ kind }) => kind === 'supplier_silent')) return
  await write(
    app,
    booking,
    { set: {}, event: { kind: 'supplier_silent', detail: { cause: failure.code } } },
    (tx) => notifyTraveller(app, tx, booking, 'awaiting_supplier'),
  )
}

/** Returns the tasks to close because the hold was captured or released. */
function moneyTasks({ clock }: Pick<App, 'clock'>, { id }: BookingRecord) {
  return { bookingId: id, kinds: ['capture_refused' as const], now: clock.now() }
}

/** Confirms the booking, and posts its sale and the captured payment. */
export async function confirmOrder(
  app: RecordingApp,
  booking: BookingRecord,
  { captured } = { captured: false },
): Promise<StepOutcome> {
  const payment = captured ? booking.payment : null
  const confirmed: BookingRecord = {
    ...booking,
    status: 'confirmed',
    ...(payment && { payment: { ...payment, status: 'captured' } }),
  }
  const entries = [
    ...(payment ? [captureEntry(movementOf(booking, payment))] : []),
    saleEntry(saleOf(booking)),
  ]
  await write(
    app,
    booking,
    {
      set: { status: 'confirmed', leaseUntil: null },
      event: { kind: 'confirmed' },
      ...(payment && { payment: { id: payment.id, from: 'authorised', to: 'captured' } }),
    },
    async (tx) => {
      await postEntries(tx, entries, app.clock.now())
      await closeTasks(tx, moneyTasks(app, booking))
      await notifyTraveller(app, tx, confirmed, 'confirmed')
    },
  )
  return 'go_on'
}

/** Ends the order as failed. `released`: its hold was released. */
export async function failOrder(
  app: RecordingApp,
  booking: BookingRecord,
  { awaited, released = false }: { awaited: boolean; released?: boolean },
): Promise<StepOutcome> {
  const payment = released ? booking.payment : null
  const failed: BookingRecord = {
    ...booking,
    status: 'failed',
    ...(payment && { payment: { ...payment, status: 'released' } }),
  }
  const entries = payment ? [releaseEntry(movementOf(booking, payment))] : []
  // A waiting traveller sees the outcome on the page. One who was asked to wait, or disconnected by a crash,
  // gets a mail.
  const wasSupplierSilent = booking.events.some(({ kind }) => kind === 'supplier_silent')
  await write(
    app,
    booking,
    {
      set: { status: 'failed', leaseUntil: null },
      event: { kind: 'failed' },
      ...(payment && { payment: { id: payment.id, from: 'authorised', to: 'released' } }),
    },
    async (tx) => {
      await postEntries(tx, entries, app.clock.now())
      await closeTasks(tx, moneyTasks(app, booking))
      await releaseCoupon(tx, booking.id)
      if (wasSupplierSilent || !awaited) await notifyTraveller(app, tx, failed, 'failed')
    },
  )
  return 'go_on'
}

/** End of a payment without any money kept; `event` is shown to the traveller. */
export type Unpaid = {
  status: 'declined' | 'released'
  declineReason?: DeclineReason | null
  event:
    | 'payment_declined'
    | 'payment_unavailable'
    /** The traveller refused at the bank, or failed to authenticate. */
    | 'payment_refused'
    /** The bank's challenge expired. */
    | 'payment_unanswered'
    /** The traveller abandoned the bank's challenge. */
    | 'payment_abandoned'
  failure: SettleFailure
}
