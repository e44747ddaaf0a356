import { releaseCoupon } from '#domains/coupons/public.ts'
import {
  captureEntry,
  holdEntry,
  releaseEntry,
  saleEntry,
  type DeclineReason,
  type Payment,
  type PaymentAction,
} from '#domains/payments/public.ts'
import type { Reservation, SupplierFailure } from '#domains/suppliers/public.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { StateTransition } from '../bookings/state-transition.ts'
import { movementOf, saleOf } from '../bookings/ledger-movements.ts'
import { refusalFailure, type Refusal } from '../settlement/refusal-failure.ts'
import { exceedsQuotedPrice } from './reserved-price.ts'
import {
  BANK_MINUTES,
  LEASE_SECONDS,
  type SettleFailure,
  type SettleNeeds,
  type StepOutcome,
} from '../settlement/settlement.ts'

/** Records the responses to an order, each in one transaction, and returns how to continue. */
export function orderRecord({ bookings, challenges, post, closeTasks, notifyTraveller, clock }: SettleNeeds) {
  /** Writes a change from the state that was read. Does nothing if the booking has changed in between. */
  async function write(
    booking: BookingRecord,
    change: Pick<StateTransition, 'set' | 'event' | 'payment'>,
    alongside?: Parameters<typeof bookings.change>[1],
  ): Promise<boolean> {
    const now = clock.now()
    const from = { status: booking.status, supplierState: booking.supplierState }
    const leaseUntil = now.add({ seconds: LEASE_SECONDS })
    return bookings.change(
      { bookingId: booking.id, from, now, ...change, set: { leaseUntil, ...change.set } },
      alongside,
    )
  }

  async function paymentHeld(
    booking: BookingRecord,
    payment: Payment,
    card: Payment['card'],
  ): Promise<StepOutcome> {
    const written = await write(
      booking,
      {
        set: { status: 'awaiting_supplier', supplierState: 'asked' },
        payment: { id: payment.id, from: 'opened', to: 'authorised', card },
        event: { kind: 'payment_authorised' },
      },
      (tx) => post(tx, [holdEntry(movementOf(booking, payment))]),
    )
    return written ? 'ask_supplier' : 'go_on'
  }

  async function bankAsks(booking: BookingRecord, action: PaymentAction): Promise<StepOutcome> {
    const question = { url: action.url, until: clock.now().add({ minutes: BANK_MINUTES }) }
    await write(booking, { set: {}, event: { kind: 'payment_action_required' } }, async (tx) => {
      if (booking.payment) await challenges.challenge(tx, booking.payment.id, question)
    })
    return { action }
  }

  async function paymentFailed(
    booking: BookingRecord,
    payment: Payment,
    { status, declineReason = null, event, failure }: Unpaid,
    { awaited }: { awaited: boolean },
  ): Promise<StepOutcome> {
    const unpaid = { ...booking, status: 'cart' as const, payment: { ...payment, status } }
    await write(
      booking,
      {
        set: { status: 'cart', leaseUntil: null },
        payment: { id: payment.id, from: 'opened', to: status, declineReason },
        event: { kind: event, detail: { detail: failure.detail } },
      },
      async (tx) => {
        await releaseCoupon(tx, booking.id)
        if (!awaited) await notifyTraveller(tx, unpaid, 'unpaid')
      },
    )
    return failure
  }

  /** Records the supplier's known outcome and closes the task to find the reservation. */
  function writeFound(
    booking: BookingRecord,
    change: Pick<StateTransition, 'set' | 'event'>,
  ): Promise<boolean> {
    return write(booking, change, (tx) =>
      closeTasks(tx, { bookingId: booking.id, kinds: ['find_reservation'], now: clock.now() }),
    )
  }

  async function applySupplierAnswer(booking: BookingRecord, reservation: Reservation): Promise<StepOutcome> {
    const { status, supplierReference, total } = reservation
    if (status === 'confirmed' && exceedsQuotedPrice(booking, total)) {
      await writeFound(booking, {
        set: { supplierState: 'too_dear', supplierReference },
        event: { kind: 'supplier_price_rose', detail: { supplierReference, total } },
      })
      return 'go_on'
    }
    if (status === 'confirmed') {
      await writeFound(booking, {
        set: { supplierState: 'reserved', supplierReference },
        event: { kind: 'supplier_confirmed', detail: { supplierReference } },
      })
      return 'go_on'
    }
    if (status === 'pending') {
      if (booking.supplierReference === null)
        await writeFound(booking, {
          set: { supplierReference },
          event: { kind: 'supplier_pending', detail: { supplierReference } },
        })
      return 'wait'
    }
    return supplierRefused(booking, 'other')
  }

  async function supplierRefused(booking: BookingRecord, reason: Refusal): Promise<StepOutcome> {
    await writeFound(booking, {
      set: { supplierState: 'refused' },
      event: { kind: 'supplier_refused', detail: { reason } },
    })
    return refusalFailure(reason)
  }

  /** Records a lost supplier response and notifies the traveller, once, that we are checking the outcome. */
  async function outcomeUnknown(booking: BookingRecord, failure: SupplierFailure): Promise<void> {
    if (booking.events.some(({ kind }) => kind === 'supplier_silent')) return
    await write(
      booking,
      { set: {}, event: { kind: 'supplier_silent', detail: { cause: failure.code } } },
      (tx) => notifyTraveller(tx, booking, 'awaiting_supplier'),
    )
  }

  /** Returns the tasks to close because the hold was captured or released. */
  function moneyTasks({ id }: BookingRecord) {
    return { bookingId: id, kinds: ['capture_refused' as const], now: clock.now() }
  }

  async function confirm(booking: BookingRecord, { captured } = { captured: false }): Promise<StepOutcome> {
    const payment = captured ? booking.payment : null
    const confirmed: BookingRecord = {
      ...booking,
      status: 'confirmed',
      ...(payment && { payment: { ...payment, status: 'captured' } }),
    }
    const moved = [
      ...(payment ? [captureEntry(movementOf(booking, payment))] : []),
      saleEntry(saleOf(booking)),
    ]
    await write(
      booking,
      {
        set: { status: 'confirmed', leaseUntil: null },
        event: { kind: 'confirmed' },
        ...(payment && { payment: { id: payment.id, from: 'authorised', to: 'captured' } }),
      },
      async (tx) => {
        await post(tx, moved)
        await closeTasks(tx, moneyTasks(booking))
        await notifyTraveller(tx, confirmed, 'confirmed')
      },
    )
    return 'go_on'
  }

  async function giveUp(
    booking: BookingRecord,
    { awaited, released = false }: { awaited: boolean; released?: boolean },
  ): Promise<StepOutcome> {
    const payment = released ? booking.payment : null
    const failed: BookingRecord = {
      ...booking,
      status: 'failed',
      ...(payment && { payment: { ...payment, status: 'released' } }),
    }
    const moved = payment ? [releaseEntry(movementOf(booking, payment))] : []
    // A waiting traveller sees the outcome on the page. One told to wait, or disconnected by a crash, gets a mail.
    const wasAskedToWait = booking.events.some(({ kind }) => kind === 'supplier_silent')
    await write(
      booking,
      {
        set: { status: 'failed', leaseUntil: null },
        event: { kind: 'failed' },
        ...(payment && { payment: { id: payment.id, from: 'authorised', to: 'released' } }),
      },
      async (tx) => {
        await post(tx, moved)
        await closeTasks(tx, moneyTasks(booking))
        await releaseCoupon(tx, booking.id)
        if (wasAskedToWait || !awaited) await notifyTraveller(tx, failed, 'failed')
      },
    )
    return 'go_on'
  }

  return {
    paymentHeld,
    bankAsks,
    paymentFailed,
    applySupplierAnswer,
    supplierRefused,
    outcomeUnknown,
    confirm,
    giveUp,
  }
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
