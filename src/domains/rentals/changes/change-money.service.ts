import {
  captureEntry,
  changeEntry,
  holdEntry,
  refundEntry,
  type Card,
  type PaymentMethod,
} from '#domains/payments/public.ts'
import { emailKey } from '#kernel/email-address.ts'
import { changedBooking, type BookingChange } from './booking-change.ts'
import { mayAnswerYet, type BookingRecord, type Payment } from '../bookings/booking.ts'
import { changeCharge } from './change-charge.service.ts'
import { changeRecord, type ChangeNeeds } from './change-record.service.ts'
import { movementOf, saleOf } from '../bookings/ledger-movements.ts'
import { refusalWords } from '../settlement/refusal-words.ts'
import { BANK_MINUTES, type SettleFailure, type StepOutcome } from '../settlement/settlement.ts'

/**
 * The money of a change: more is authorised before the supplier is requested, and captured or refunded after it agreed.
 */
export function changeMoney(needs: ChangeNeeds) {
  const { payments, challenges, post, notifyTraveller, tellFormerAddress, clock } = needs
  const { write, openTaskFor } = changeRecord(needs)
  const charge = changeCharge(needs)

  async function held(
    booking: BookingRecord,
    change: BookingChange,
    card: Payment['card'],
  ): Promise<StepOutcome> {
    const payment = paymentOf(change)
    await write(booking, change, 'asked', {
      payment: { id: payment.id, status: 'authorised', card },
      event: { kind: 'change_payment_authorised' },
      alongside: (tx) => post(tx, [holdEntry(movementOf(booking, payment))]),
    })
    return 'ask_supplier'
  }

  async function unpaid(
    booking: BookingRecord,
    change: BookingChange,
    status: 'declined' | 'released',
    { failure, event = 'change_failed', tell }: Unpaid,
  ): Promise<StepOutcome> {
    await write(booking, change, 'failed', {
      set: { supplierState: 'reserved', leaseUntil: null },
      payment: { id: paymentOf(change).id, status },
      event: { kind: event, detail: failure },
      ...(tell && { alongside: (tx) => notifyTraveller(tx, booking, 'unchanged') }),
    })
    return failure
  }

  /** The gateway marks the payment as released, so that a late approval by the bank is refused. */
  async function released(booking: BookingRecord, change: BookingChange): Promise<StepOutcome> {
    const { id, abandoned } = paymentOf(change)
    const answer = await payments.release(id)
    const status = answer.ok ? answer.value.status : null
    // The bank may have declined in the meantime.
    if (status !== 'released' && status !== 'declined') return 'wait'
    const event = abandoned ? 'change_abandoned' : 'change_failed'
    return unpaid(booking, change, status, { failure: unavailable, event, tell: !abandoned })
  }

  /** Applies the agreed change to the booking and notifies its traveller. */
  async function make(
    booking: BookingRecord,
    change: BookingChange,
    captured?: Payment,
  ): Promise<StepOutcome> {
    const changed = changedBooking(booking, change)
    const { pickUpAt, dropOffAt, supplierState, supplierReference } = changed
    const moved = [
      ...(captured ? [captureEntry(movementOf(booking, captured))] : []),
      changeEntry(saleOf(booking), saleOf(changed), change.id),
      ...change.refunds.map(({ id, amount }) =>
        refundEntry({ bookingId: booking.id, paymentId: id, amount: { ...change.due, amount } }),
      ),
    ].filter(({ postings }) => postings.length > 0)
    await write(booking, change, 'done', {
      set: {
        ...change.contents,
        pickUpAt,
        dropOffAt,
        supplierState,
        ...(supplierReference !== null && { supplierReference }),
        leaseUntil: null,
      },
      ...(captured && { payment: { id: captured.id, status: 'captured' as const } }),
      event: { kind: 'changed', detail: { change: change.id, due: change.due } },
      async alongside(tx) {
        await post(tx, moved)
        await notifyTraveller(tx, paidBy(changed, captured), 'changed', change.due)
        if (!isSameAddress(booking, changed)) await tellFormerAddress(tx, booking, changed)
      },
    })
    return 'go_on'
  }

  return {
    async authorise(
      booking: BookingRecord,
      change: BookingChange,
      card: Card | PaymentMethod,
    ): Promise<StepOutcome> {
      const { id, amount } = paymentOf(change)
      const answer = await payments.authorise({ paymentId: id, amount, card })
      if (answer.ok) {
        if (!('action' in answer.value)) return held(booking, change, answer.value.card)
        const { action } = answer.value
        const until = clock.now().add({ minutes: BANK_MINUTES })
        await write(booking, change, 'paying', {
          event: { kind: 'payment_action_required' },
          alongside: (tx) => challenges.ask(tx, id, { url: action.url, until }),
        })
        return { action }
      }
      const { code } = answer.failure
      if (code === 'declined') return unpaid(booking, change, 'declined', { failure: declined, tell: false })
      if (code === 'unreachable' || code === 'refused')
        return unpaid(booking, change, 'released', { failure: unavailable, tell: false })
      return 'go_on'
    },

    /** The card data are gone: an existing authorisation continues, anything else is undone. */
    async findPayment(booking: BookingRecord, change: BookingChange): Promise<StepOutcome> {
      const payment = paymentOf(change)
      // The traveller has abandoned the payment, whatever the bank decides.
      if (payment.abandoned) return released(booking, change)
      const found = await payments.find(payment.id)
      if (!found.ok) return 'wait'
      if (found.value?.status === 'authorised') return held(booking, change, found.value.card)
      if (found.value?.status === 'declined')
        return unpaid(booking, change, 'declined', { failure: declined, tell: true })
      if (found.value?.status === 'action_required' && mayAnswerYet(payment, clock.now())) return 'wait'
      return released(booking, change)
    },

    /** Captures the hold or refunds the difference, then makes the change. */
    async settle(booking: BookingRecord, change: BookingChange): Promise<StepOutcome> {
      for (const { id, paymentId, amount } of change.refunds) {
        const refunded = await payments.refund({
          paymentId,
          refundId: id,
          amount: { ...change.due, amount },
        })
        if (refunded.ok) continue
        if (refunded.failure.code === 'refused') await openTaskFor(booking, 'refund_refused')
        return 'wait'
      }
      return (await charge.take(booking, change)) ?? make(booking, change, change.payment ?? undefined)
    },

    /** The supplier refused: the money is released or refunded, and the booking is as before. */
    async giveUp(booking: BookingRecord, change: BookingChange): Promise<StepOutcome> {
      const { payment } = change
      const held = payment?.status === 'authorised' ? payment : null
      const back = held && (await charge.giveBack(booking, held))
      if (held && !back) return 'wait'
      const failure = back?.status === 'refunded' ? takenAndRefunded : refusalWords(change.reason ?? 'other')
      await write(booking, change, 'failed', {
        set: { supplierState: 'reserved', leaseUntil: null },
        ...(held && back && { payment: { id: held.id, status: back.status } }),
        event: { kind: 'change_failed', detail: failure },
        async alongside(tx) {
          if (back) await post(tx, back.entries)
          await notifyTraveller(tx, booking, 'unchanged')
        },
      })
      return failure
    },
  }
}

type Unpaid = {
  failure: SettleFailure
  event?: 'change_failed' | 'change_abandoned'
  /** The traveller may have left the page. */
  tell: boolean
}

function isSameAddress(one: BookingRecord, other: BookingRecord): boolean {
  const addressOf = ({ driver }: BookingRecord) => driver && emailKey(driver.email)
  return addressOf(one) === addressOf(other)
}

/** With two cards, neither is shown. */
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
