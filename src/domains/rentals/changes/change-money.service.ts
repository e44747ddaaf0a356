import {
  captureEntry,
  changeEntry,
  holdEntry,
  refundEntry,
  type Card,
  type Payment,
  type PaymentMethod,
  type PaymentOutcome,
} from '#domains/payments/public.ts'
import { emailKey } from '#kernel/email-address.ts'
import { changedBooking, type BookingChange } from './booking-change.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { changeCharge } from './change-charge.service.ts'
import { changeRecord, type ChangeNeeds } from './change-record.service.ts'
import { movementOf, saleOf } from '../bookings/ledger-movements.ts'
import { refusalFailure } from '../settlement/refusal-failure.ts'
import { BANK_MINUTES, type SettleFailure, type StepOutcome } from '../settlement/settlement.ts'

/**
 * Handles the money of a change: extra cost is authorised before the supplier request, and captured or refunded after
 * the supplier agreed.
 */
export function changeMoney(needs: ChangeNeeds) {
  const { payments, refunds, challenges, post, notifyTraveller, tellFormerAddress, clock } = needs
  const { write, openTaskFor } = changeRecord(needs)
  const charge = changeCharge(needs)

  async function paid(
    booking: BookingRecord,
    change: BookingChange,
    outcome: PaymentOutcome,
    { awaited }: { awaited: boolean },
  ): Promise<StepOutcome> {
    const payment = paymentOf(change)
    switch (outcome.kind) {
      case 'held':
        await write(booking, change, 'asked', {
          payment: { id: payment.id, from: 'opened', to: 'authorised', card: outcome.card },
          event: { kind: 'change_payment_authorised' },
          alongside: (tx) => post(tx, [holdEntry(movementOf(booking, payment))]),
        })
        return 'ask_supplier'
      case 'challenge': {
        const { action } = outcome
        const until = clock.now().add({ minutes: BANK_MINUTES })
        await write(booking, change, 'paying', {
          event: { kind: 'payment_action_required' },
          alongside: (tx) => challenges.challenge(tx, payment.id, { url: action.url, until }),
        })
        return { action }
      }
      case 'ended': {
        const { status, why, declineReason } = outcome
        const failure = why === 'declined' ? declined : unavailable
        await write(booking, change, 'failed', {
          set: { supplierState: 'reserved', leaseUntil: null },
          payment: { id: payment.id, from: 'opened', to: status, declineReason },
          event: { kind: why === 'abandoned' ? 'change_abandoned' : 'change_failed', detail: failure },
          ...(!awaited && { alongside: (tx) => notifyTraveller(tx, booking, 'unchanged') }),
        })
        return failure
      }
      // No payment is captured before the supplier has agreed.
      case 'captured':
      case 'unknown':
        return 'wait'
    }
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
      ...(captured && { payment: { id: captured.id, from: 'authorised', to: 'captured' } as const }),
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
      const outcome = await payments.authorise(paymentOf(change), card)
      return outcome.kind === 'unknown' ? 'go_on' : paid(booking, change, outcome, { awaited: true })
    },

    /** Resumes the payment without card data: an existing authorisation continues, anything else is undone. */
    async findPayment(booking: BookingRecord, change: BookingChange): Promise<StepOutcome> {
      const payment = paymentOf(change)
      return paid(booking, change, await payments.resume(payment), { awaited: payment.abandoned })
    },

    /** Captures the hold or refunds the difference, then applies the change. */
    async settle(booking: BookingRecord, change: BookingChange): Promise<StepOutcome> {
      for (const { id, paymentId, amount } of change.refunds) {
        const sent = await payments.refund({ id, paymentId, amount: { ...change.due, amount } })
        if (sent === 'refused') await openTaskFor(booking, 'refund_refused')
        if (sent !== 'done') return 'wait'
      }
      return (await charge.take(booking, change)) ?? make(booking, change, change.payment ?? undefined)
    },

    /** Ends a change that the supplier refused: the money is released or refunded, and the booking stays as it was. */
    async giveUp(booking: BookingRecord, change: BookingChange): Promise<StepOutcome> {
      const { payment } = change
      const held = payment?.status === 'authorised' ? payment : null
      const back = held && (await charge.giveBack(booking, held))
      if (held && !back) return 'wait'
      const failure = back?.was === 'captured' ? takenAndRefunded : refusalFailure(change.reason ?? 'other')
      await write(booking, change, 'failed', {
        set: { supplierState: 'reserved', leaseUntil: null },
        ...(held && back && { payment: { id: held.id, from: 'authorised', to: back.was } as const }),
        event: { kind: 'change_failed', detail: failure },
        async alongside(tx) {
          if (held && back?.was === 'captured') {
            const { id, amount } = held
            await refunds.add(tx, { id, paymentId: id, amount: amount.amount, status: 'done' }, clock.now())
          }
          if (back) await post(tx, back.entries)
          await notifyTraveller(tx, booking, 'unchanged')
        },
      })
      return failure
    },
  }
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
