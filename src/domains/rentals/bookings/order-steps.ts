import {
  captureEntry,
  holdEntry,
  releaseEntry,
  saleEntry,
  type Card,
  type PaymentAction,
  type PaymentMethod,
  type GatewayFailure,
  type GatewayPayment,
  type LedgerEntry,
} from '#domains/payments/public.ts'
import type { Reservation, SupplierFailure } from '#domains/suppliers/public.ts'
import { keysOf, reservationRequest, type BookingRecord, type Payment } from './booking.ts'
import type { Change } from './booking.store.ts'
import { movementOf, saleOf } from './ledger-movements.ts'
import { refusalWords, type Refusal } from './refusal-words.ts'
import { isTooDear } from './reserved-price.ts'
import {
  BANK_MINUTES,
  LEASE_SECONDS,
  STAFF_HOURS,
  type SettleFailure,
  type SettleNeeds,
  type StaffTask,
  type StepOutcome,
} from './settlement.ts'

/** The steps of an order. Each asks one outside service, then writes down the answer as one change. */
export function orderSteps({
  bookings,
  connectors,
  payments,
  post,
  releaseCoupon,
  tellTraveller,
  onStaffTask,
  clock,
}: SettleNeeds) {
  function connectorOf(booking: BookingRecord) {
    const connector = connectors.get(booking.planId)
    if (!connector) throw new Error(`no connector for plan ${booking.planId}`)
    return connector
  }

  /** A change from where the booking was seen; somebody else's change in between makes this one nothing. */
  async function write(
    booking: BookingRecord,
    change: Pick<Change, 'set' | 'event' | 'payment'>,
    alongside?: Parameters<typeof bookings.change>[1],
  ): Promise<boolean> {
    const now = clock.now()
    const from: Change['from'] = { status: booking.status, supplierState: booking.supplierState }
    if (booking.payment) from.payment = booking.payment.status
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
        payment: { id: payment.id, status: 'authorised', card },
        event: { kind: 'payment_authorised' },
      },
      (tx) => post(tx, [holdEntry(movementOf(booking, payment))]),
    )
    return written ? 'ask_supplier' : 'go_on'
  }

  async function bankAsks(booking: BookingRecord, action: PaymentAction): Promise<StepOutcome> {
    await write(booking, { set: {}, event: { kind: BANK_ASKS } })
    return { action }
  }

  function mayAnswerYet({ events }: BookingRecord): boolean {
    const asked = events.findLast(({ kind }) => kind === BANK_ASKS)
    if (!asked) return false
    const over = Temporal.Instant.from(asked.at).add({ minutes: BANK_MINUTES })
    return Temporal.Instant.compare(clock.now(), over) < 0
  }

  async function paymentFailed(
    booking: BookingRecord,
    payment: Payment,
    status: 'declined' | 'released',
    failure: SettleFailure,
  ): Promise<StepOutcome> {
    await write(
      booking,
      {
        set: { status: 'cart', leaseUntil: null },
        payment: { id: payment.id, status },
        event: { kind: failure.code, detail: { detail: failure.detail } },
      },
      (tx) => releaseCoupon(tx, booking.id),
    )
    return failure
  }

  async function supplierSaid(booking: BookingRecord, reservation: Reservation): Promise<StepOutcome> {
    const { status, supplierReference, total } = reservation
    if (status === 'confirmed' && isTooDear(booking, total)) {
      await write(booking, {
        set: { supplierState: 'too_dear', supplierReference },
        event: { kind: 'supplier_price_rose', detail: { supplierReference, total } },
      })
      return 'go_on'
    }
    if (status === 'confirmed') {
      await write(booking, {
        set: { supplierState: 'reserved', supplierReference },
        event: { kind: 'supplier_confirmed', detail: { supplierReference } },
      })
      return 'go_on'
    }
    if (status === 'pending') {
      if (booking.supplierReference === null)
        await write(booking, {
          set: { supplierReference },
          event: { kind: 'supplier_pending', detail: { supplierReference } },
        })
      return 'wait'
    }
    return supplierRefused(booking, 'other')
  }

  async function supplierRefused(booking: BookingRecord, reason: Refusal): Promise<StepOutcome> {
    await write(booking, {
      set: { supplierState: 'refused' },
      event: { kind: 'supplier_refused', detail: { reason } },
    })
    return refusalWords(reason)
  }

  /** The supplier was asked and its answer is lost: the traveller is told once that we are finding out. */
  async function outcomeUnknown(booking: BookingRecord, failure: SupplierFailure): Promise<void> {
    if (booking.events.some(({ kind }) => kind === 'supplier_silent')) return
    await write(
      booking,
      { set: {}, event: { kind: 'supplier_silent', detail: { cause: failure.code } } },
      (tx) => tellTraveller(tx, booking, 'awaiting_supplier'),
    )
  }

  /** Opens a task for the staff, and tells who watches over the process when it is a new one. */
  async function askStaff(booking: BookingRecord, kind: StaffTask): Promise<void> {
    const now = clock.now()
    const deadline = now.add({ hours: STAFF_HOURS })
    const opened = await bookings.openTask({ bookingId: booking.id, kind, deadline, now })
    if (opened) onStaffTask({ reference: booking.reference, kind, deadline: deadline.toString() })
  }

  return {
    async authorise(booking: BookingRecord, card: Card | PaymentMethod): Promise<StepOutcome> {
      const payment = paymentOf(booking)
      const held = await payments.authorise({ paymentId: payment.id, amount: payment.amount, card })
      if (held.ok)
        return 'action' in held.value
          ? bankAsks(booking, held.value.action)
          : paymentHeld(booking, payment, held.value.card)
      const { failure } = held
      if (failure.code === 'declined')
        return paymentFailed(booking, payment, 'declined', {
          code: 'payment_declined',
          detail: declineWords(failure),
        })
      if (failure.code === 'unreachable' || failure.code === 'refused')
        return paymentFailed(booking, payment, 'released', unavailable)
      return 'go_on'
    },

    /** The card is no longer known: what the gateway holds goes on to the supplier, anything else is undone. */
    async findPayment(booking: BookingRecord): Promise<StepOutcome> {
      const payment = paymentOf(booking)
      const found = await payments.find(payment.id)
      if (!found.ok) return 'wait'
      if (found.value?.status === 'authorised') return paymentHeld(booking, payment, found.value.card)
      if (found.value?.status === 'declined')
        return paymentFailed(booking, payment, 'declined', {
          code: 'payment_declined',
          detail: 'The card was declined',
        })
      if (found.value?.status === 'action_required' && mayAnswerYet(booking)) return 'wait'
      // Marks the id as released, so that an authorisation still on its way is refused when it arrives.
      const released = await payments.release(payment.id)
      return settledAs(released, 'released')
        ? paymentFailed(booking, payment, 'released', unavailable)
        : 'wait'
    },

    /** `whenUnknown`: look at once what became of it, or later when this was a second attempt already. */
    async reserve(booking: BookingRecord, whenUnknown: 'go_on' | 'wait' = 'go_on'): Promise<StepOutcome> {
      if (!booking.driver) throw new Error(`booking ${booking.id} was ordered without a driver`)
      const reserved = await connectorOf(booking).reserve(reservationRequest(booking, booking.driver))
      if (reserved.ok) return supplierSaid(booking, reserved.value)
      const { failure } = reserved
      // Our reference is there already: an earlier request of ours did arrive. Ask what became of it.
      if (failure.code === 'refused' && failure.reason === 'already_exists') return whenUnknown
      if (failure.code === 'refused') return supplierRefused(booking, failure.reason)
      if (failure.code === 'unreachable') return supplierRefused(booking, 'unreachable')
      await outcomeUnknown(booking, failure)
      return whenUnknown
    },

    /** Asks before asking again: a booking is only made anew when the supplier says that it has none. */
    async retrieve(booking: BookingRecord): Promise<StepOutcome> {
      const found = await connectorOf(booking).retrieve(keysOf(booking))
      if (found.ok && found.value) return supplierSaid(booking, found.value)
      if (found.ok) return this.reserve(booking, 'wait')
      if (found.failure.code === 'refused' && found.failure.reason === 'not_offered') {
        await askStaff(booking, 'find_reservation')
      }
      await outcomeUnknown(booking, found.failure)
      return 'wait'
    },

    /** A supplier that does not let go of what it reserved too dear is the staff's affair, not the traveller's. */
    async undoReservation(booking: BookingRecord): Promise<StepOutcome> {
      const cancelled = await connectorOf(booking).cancel(keysOf(booking))
      if (!cancelled.ok && cancelled.failure.code !== 'refused') return 'wait'
      if (!cancelled.ok) await askStaff(booking, 'undo_reservation')
      return supplierRefused(booking, 'price_changed')
    },

    async capture(booking: BookingRecord): Promise<StepOutcome> {
      const payment = paymentOf(booking)
      const captured = await payments.capture(payment.id)
      if (settledAs(captured, 'captured'))
        return this.confirm(booking, { id: payment.id, status: 'captured' })
      if (!captured.ok && captured.failure.code === 'refused') {
        await askStaff(booking, 'capture_refused')
      }
      return 'wait'
    },

    async confirm(booking: BookingRecord, payment?: Change['payment']): Promise<StepOutcome> {
      const confirmed = { ...booking, status: 'confirmed' as const }
      const moved = [saleEntry(saleOf(booking))]
      if (payment && booking.payment) {
        confirmed.payment = { ...booking.payment, status: payment.status }
        moved.unshift(captureEntry(movementOf(booking, booking.payment)))
      }
      await write(
        booking,
        {
          set: { status: 'confirmed', leaseUntil: null },
          event: { kind: 'confirmed' },
          ...(payment && { payment }),
        },
        async (tx) => {
          await post(tx, moved)
          await tellTraveller(tx, confirmed, 'confirmed')
        },
      )
      return 'go_on'
    },

    async release(booking: BookingRecord, how: { awaited: boolean }): Promise<StepOutcome> {
      const payment = paymentOf(booking)
      const released = await payments.release(payment.id)
      return settledAs(released, 'released')
        ? this.giveUp(booking, how, { id: payment.id, status: 'released' })
        : 'wait'
    },

    async giveUp(
      booking: BookingRecord,
      { awaited }: { awaited: boolean },
      payment?: Change['payment'],
    ): Promise<StepOutcome> {
      const failed = { ...booking, status: 'failed' as const }
      const moved: LedgerEntry[] = []
      if (payment && booking.payment) {
        failed.payment = { ...booking.payment, status: payment.status }
        moved.push(releaseEntry(movementOf(booking, booking.payment)))
      }
      // Who waited for the answer reads it on the page; who was told to wait, or cut off by a crash, is told by mail.
      const toldToWait = booking.events.some(({ kind }) => kind === 'supplier_silent')
      await write(
        booking,
        {
          set: { status: 'failed', leaseUntil: null },
          event: { kind: 'failed' },
          ...(payment && { payment }),
        },
        async (tx) => {
          await post(tx, moved)
          await releaseCoupon(tx, booking.id)
          if (toldToWait || !awaited) await tellTraveller(tx, failed, 'failed')
        },
      )
      return 'go_on'
    },
  }
}

const BANK_ASKS = 'payment_action_required'

const unavailable: SettleFailure = {
  code: 'payment_unavailable',
  detail: 'The card could not be asked; nothing was charged',
}

function paymentOf(booking: BookingRecord): Payment {
  if (!booking.payment) throw new Error(`booking ${booking.id} has no payment`)
  return booking.payment
}

function settledAs(
  answer: { ok: true; value: GatewayPayment } | { ok: false; failure: GatewayFailure },
  status: GatewayPayment['status'],
): boolean {
  return answer.ok && answer.value.status === status
}

function declineWords(failure: { reason: string }): string {
  return `The card was declined: ${failure.reason.replaceAll('_', ' ')}. Nothing was charged`
}
