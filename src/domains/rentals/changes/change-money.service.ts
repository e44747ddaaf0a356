import {
  captureEntry,
  changeEntry,
  holdEntry,
  paymentStore,
  postEntries,
  refundEntry,
  refundStore,
  type Card,
  type Payment,
  type PaymentMethod,
  type PaymentOutcome,
} from '#domains/payments/public.ts'
import { emailKey } from '#kernel/email-address.ts'
import { changedBooking, type BookingChange } from './booking-change.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { captureCharge, returnCharge } from './change-charge.service.ts'
import { recordChange } from './record-change.service.ts'
import { movementOf, saleOf } from '../bookings/ledger-movements.ts'
import { notifyFormerAddress, notifyTraveller } from '../settlement/notify-traveller.usecase.ts'
import { openStaffTask } from '../settlement/open-staff-task.service.ts'
import { refusalFailure } from '../settlement/refusal-failure.ts'
import {
  BANK_MINUTES,
  type SettleFailure,
  type SettlingApp,
  type StepOutcome,
} from '../settlement/settlement.ts'

// The money of a change: extra cost is authorised before the supplier request, and captured or refunded after the
// supplier agreed.

export async function authoriseChange(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
  card: Card | PaymentMethod,
): Promise<StepOutcome> {
  const outcome = await app.cards.authorise(paymentOf(change), card)
  return outcome.kind === 'unknown'
    ? 'go_on'
    : recordPayment(app, booking, change, outcome, { awaited: true })
}

/** Resumes the payment without card data: an existing authorisation continues, anything else is undone. */
export async function findChangePayment(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
): Promise<StepOutcome> {
  const payment = paymentOf(change)
  const outcome = await app.cards.resume(payment)
  return recordPayment(app, booking, change, outcome, { awaited: payment.abandoned })
}

async function recordPayment(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
  outcome: PaymentOutcome,
  { awaited }: { awaited: boolean },
): Promise<StepOutcome> {
  const { clock } = app
  const payment = paymentOf(change)
  switch (outcome.kind) {
    case 'held':
      await recordChange(app, booking, change, 'asked', {
        payment: { id: payment.id, from: 'opened', to: 'authorised', card: outcome.card },
        event: { kind: 'change_payment_authorised' },
        alongside: (tx) => postEntries(tx, [holdEntry(movementOf(booking, payment))], clock.now()),
      })
      return 'ask_supplier'
    case 'challenge': {
      const { action } = outcome
      const until = clock.now().add({ minutes: BANK_MINUTES })
      await recordChange(app, booking, change, 'paying', {
        event: { kind: 'payment_action_required' },
        alongside: (tx) => paymentStore.challenge(tx, payment.id, { url: action.url, until }),
      })
      return { action }
    }
    case 'ended': {
      const { status, why, declineReason } = outcome
      const failure = why === 'declined' ? declined : unavailable
      await recordChange(app, booking, change, 'failed', {
        set: { supplierState: 'reserved', leaseUntil: null },
        payment: { id: payment.id, from: 'opened', to: status, declineReason },
        event: { kind: why === 'abandoned' ? 'change_abandoned' : 'change_failed', detail: failure },
        ...(!awaited && { alongside: (tx) => notifyTraveller(app, tx, booking, 'unchanged') }),
      })
      return failure
    }
    // No payment is captured before the supplier has agreed.
    case 'captured':
    case 'unknown':
      return 'wait'
  }
}

/** Captures the hold or refunds the difference, then applies the change. */
export async function settleChangeMoney(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
): Promise<StepOutcome> {
  for (const { id, paymentId, amount } of change.refunds) {
    const sent = await app.cards.refund({ id, paymentId, amount: { ...change.due, amount } })
    if (sent === 'refused') await openStaffTask(app, booking, 'refund_refused')
    if (sent !== 'done') return 'wait'
  }
  return (
    (await captureCharge(app, booking, change)) ??
    applyChange(app, booking, change, change.payment ?? undefined)
  )
}

/** Applies the agreed change to the booking and notifies its traveller. */
async function applyChange(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
  captured?: Payment,
): Promise<StepOutcome> {
  const changed = changedBooking(booking, change)
  const { pickUpAt, dropOffAt, supplierState, supplierReference } = changed
  const entries = [
    ...(captured ? [captureEntry(movementOf(booking, captured))] : []),
    changeEntry(saleOf(booking), saleOf(changed), change.id),
    ...change.refunds.map(({ id, amount }) =>
      refundEntry({ bookingId: booking.id, paymentId: id, amount: { ...change.due, amount } }),
    ),
  ].filter(({ postings }) => postings.length > 0)
  await recordChange(app, booking, change, 'done', {
    set: {
      ...change.contents,
      pickUpAt,
      dropOffAt,
      supplierState,
      ...(supplierReference !== null && { supplierReference }),
      leaseUntil: null,
    },
    ...(captured && { payment: { id: captured.id, from: 'authorised', to: 'captured' } as const }),
    event: { kind: 'changed', detail: { change: change.id, due: change.due } },
    async alongside(tx) {
      await postEntries(tx, entries, app.clock.now())
      await notifyTraveller(app, tx, paidBy(changed, captured), 'changed', change.due)
      if (!isSameAddress(booking, changed)) await notifyFormerAddress(app, tx, booking, changed)
    },
  })
  return 'go_on'
}

/** Ends a change that the supplier refused: the money is released or refunded, and the booking stays as it was. */
export async function failChange(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
): Promise<StepOutcome> {
  const { payment } = change
  const authorised = payment?.status === 'authorised' ? payment : null
  const back = authorised && (await returnCharge(app, booking, authorised))
  if (authorised && !back) return 'wait'
  const failure = back?.was === 'captured' ? takenAndRefunded : refusalFailure(change.reason ?? 'other')
  await recordChange(app, booking, change, 'failed', {
    set: { supplierState: 'reserved', leaseUntil: null },
    ...(authorised && back && { payment: { id: authorised.id, from: 'authorised', to: back.was } as const }),
    event: { kind: 'change_failed', detail: failure },
    async alongside(tx) {
      if (authorised && back?.was === 'captured') {
        const { id, amount } = authorised
        const refund = { id, paymentId: id, amount: amount.amount, status: 'done' } as const
        await refundStore.add(tx, refund, app.clock.now())
      }
      if (back) await postEntries(tx, back.entries, app.clock.now())
      await notifyTraveller(app, tx, booking, 'unchanged')
    },
  })
  return failure
}

function isSameAddress(one: BookingRecord, other: BookingRecord): boolean {
  const addressOf = ({ driver }: BookingRecord) => driver && emailKey(driver.email)
  return addressOf(one) === addressOf(other)
}

/** If two different cards paid, shows neither. */
function paidBy(booking: BookingRecord, captured: Payment | undefined): BookingRecord {
  const { payment } = booking
  if (!captured) return booking
  if (!payment) return { ...booking, payment: captured }
  const same = payment.card?.brand === captured.card?.brand && payment.card?.last4 === captured.card?.last4
  return same ? booking : { ...booking, payment: { ...payment, card: null } }
}

function paymentOf({ id, payment }: BookingChange): Payment {
  if (!payment) throw new Error(`change ${id} has no payment`)
  return payment
}

const declined: SettleFailure = {
  code: 'payment_declined',
  detail: 'The card was declined; your booking stays as it was',
}
const unavailable: SettleFailure = {
  code: 'payment_unavailable',
  detail: 'The card could not be asked; your booking stays as it was',
}
const takenAndRefunded: SettleFailure = {
  code: 'supplier_refused',
  detail: 'The supplier did not accept the change; what was taken for it goes back to your card',
}
