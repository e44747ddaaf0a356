import { fail, ok } from '#kernel/result.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { cancelSteps } from '../cancellations/cancel-steps.service.ts'
import { nextAttempt, nextStep, type Step } from './next-step.ts'
import { orderSteps } from './order-steps.service.ts'
import type { SettleBooking, SettleFailure, SettleNeeds, StepOutcome } from '../settlement/settlement.ts'

/** More steps than any order needs: an endless loop is a bug and must not hang. */
const MAX_STEPS = 12

type How = NonNullable<Parameters<SettleBooking>[1]>

export function settleBooking(needs: SettleNeeds): SettleBooking {
  const { bookings, clock } = needs
  const order = orderSteps(needs)
  const cancellation = cancelSteps(needs)

  function take(step: Step, booking: BookingRecord, how: How): Promise<StepOutcome> {
    switch (step) {
      case 'find_payment':
        return how.fresh && how.card ? order.authorise(booking, how.card) : order.findPayment(booking, how)
      case 'retrieve':
        return how.fresh ? order.reserve(booking) : order.retrieve(booking)
      case 'capture':
        return order.capture(booking)
      case 'confirm':
        return order.confirm(booking)
      case 'undo_reservation':
        return order.undoReservation(booking)
      case 'release':
        return order.release(booking, how)
      case 'give_up':
        return order.giveUp(booking, how)
      case 'cancel_at_supplier':
        return cancellation.cancelAtSupplier(booking)
      case 'refund':
        return cancellation.refund(booking)
      case 'done':
        return Promise.resolve('wait')
    }
  }

  async function read(bookingId: string): Promise<BookingRecord> {
    const booking = await bookings.find(bookingId)
    if (!booking) throw new Error(`booking ${bookingId} is gone`)
    return booking
  }

  return async (bookingId, how = { fresh: false, card: null, awaited: false }) => {
    let failure: SettleFailure | null = null
    let { fresh } = how
    let booking = await read(bookingId)
    for (let count = 0; count < MAX_STEPS; count++) {
      const step = nextStep(booking)
      if (step === 'done') break
      const outcome = await take(step, booking, { ...how, fresh })
      // The look-up may be skipped only once, right after the request was recorded.
      fresh = outcome === 'ask_supplier'
      const action = typeof outcome === 'object' && 'action' in outcome ? outcome.action : null
      if (outcome === 'wait' || action) {
        await bookings.postpone(bookingId, nextAttempt(booking, clock.now()))
        return failure ? fail(failure) : ok({ booking: await read(bookingId), action })
      }
      if (typeof outcome === 'object' && 'code' in outcome) failure = outcome
      booking = await read(bookingId)
    }
    return failure ? fail(failure) : ok({ booking, action: null })
  }
}
