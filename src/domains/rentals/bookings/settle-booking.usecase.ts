import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Card, PaymentGateway } from '#domains/payments/public.ts'
import type { SupplierConnector } from '#domains/suppliers/public.ts'
import type { BookingRecord } from './booking.ts'
import type { BookingStore } from './booking.store.ts'
import { cancelSteps } from './cancel-steps.ts'
import { nextStep, secondsToNextAttempt, type Step } from './next-step.ts'
import { orderSteps } from './order-steps.ts'

/** Longer than any one question to a gateway or a supplier; each state change renews it. */
export const LEASE_SECONDS = 45

/** How an order ended badly, for the traveller who waits for it. */
export type SettleFailure =
  | { code: 'payment_declined'; detail: string }
  | { code: 'payment_unavailable'; detail: string }
  | { code: 'sold_out'; detail: string }
  | { code: 'supplier_refused'; detail: string }
  | { code: 'supplier_unavailable'; detail: string }

/**
 * Takes a booking as far as it goes. `fresh`: the caller has just written that the supplier or the gateway is to be
 * asked and nobody has asked yet, so it is asked without looking first. The card is only known while a traveller waits.
 */
export type SettleBooking = (
  bookingId: string,
  how?: { fresh: boolean; card: Card | null },
) => Promise<Result<null, SettleFailure>>

/**
 * What a step left behind: go on; go on to a supplier that nobody has asked yet; come back later; or the order is
 * over with this failure.
 */
export type StepOutcome = 'go_on' | 'ask_supplier' | 'wait' | SettleFailure

export type SettleNeeds = {
  bookings: BookingStore
  connectors: ReadonlyMap<string, SupplierConnector>
  payments: PaymentGateway
  /** Queues the mail that tells the traveller, in the transaction of the change it tells of. */
  tellTraveller: (tx: Db, booking: BookingRecord, news: News) => Promise<void>
  clock: Clock
}

export type News = 'confirmed' | 'cancelled' | 'awaiting_supplier' | 'failed'

/** More steps than any story has: a loop would be a defect, not a reason to hang. */
const MOST_STEPS = 12

export function settleBooking(needs: SettleNeeds): SettleBooking {
  const { bookings, clock } = needs
  const order = orderSteps(needs)
  const cancellation = cancelSteps(needs)

  function take(step: Step, booking: BookingRecord, how: { fresh: boolean; card: Card | null }): Promise<StepOutcome> {
    switch (step) {
      case 'find_payment':
        return how.fresh && how.card ? order.authorise(booking, how.card) : order.findPayment(booking)
      case 'retrieve':
        return how.fresh ? order.reserve(booking) : order.retrieve(booking)
      case 'capture':
        return order.capture(booking)
      case 'confirm':
        return order.confirm(booking)
      case 'release':
        return order.release(booking)
      case 'give_up':
        return order.giveUp(booking)
      case 'cancel_at_supplier':
        return cancellation.cancelAtSupplier(booking)
      case 'refund':
        return cancellation.refund(booking)
      case 'done':
        return Promise.resolve('wait')
    }
  }

  return async (bookingId, how = { fresh: false, card: null }) => {
    let failure: SettleFailure | null = null
    let { fresh } = how
    for (let count = 0; count < MOST_STEPS; count++) {
      const booking = await bookings.find(bookingId)
      if (!booking) throw new Error(`booking ${bookingId} is gone`)
      const step = nextStep(booking)
      if (step === 'done') break
      const outcome = await take(step, booking, { card: how.card, fresh })
      // A question may be put without looking first only once, right after it was written down.
      fresh = outcome === 'ask_supplier'
      if (outcome === 'wait') {
        const wait = secondsToNextAttempt(booking.attempts)
        await bookings.postpone(bookingId, clock.now().add({ seconds: wait }))
        break
      }
      if (typeof outcome === 'object') failure = outcome
    }
    return failure ? fail(failure) : ok(null)
  }
}
