import { fail, ok, type Result } from '#kernel/result.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { cancelAtSupplier, sendNextRefund } from '../cancellations/cancel-steps.service.ts'
import { nextAttempt, nextStep, type Step } from './next-step.ts'
import {
  authoriseOrder,
  captureOrder,
  findOrderPayment,
  releaseOrder,
  reserve,
  retrieve,
  undoReservation,
} from './order-steps.service.ts'
import { confirmOrder, failOrder } from './record-order.service.ts'
import type {
  SettleBooking,
  Settled,
  SettleFailure,
  SettlingApp,
  StepOutcome,
} from '../settlement/settlement.ts'

/** More steps than any order needs: an endless loop is a bug and must not hang. */
const MAX_STEPS = 12

type How = NonNullable<Parameters<SettleBooking>[1]>

/** Settles a booking's order or cancellation as far as possible, as described at `SettleBooking`. */
export async function settleOrder(
  app: SettlingApp,
  bookingId: string,
  how: How = { fresh: false, card: null, awaited: false },
): Promise<Result<Settled, SettleFailure>> {
  const { bookings, clock } = app
  let failure: SettleFailure | null = null
  let { fresh } = how
  let booking = await findStored(app, bookingId)
  for (let count = 0; count < MAX_STEPS; count++) {
    const step = nextStep(booking)
    if (step === 'done') break
    const outcome = await take(app, step, booking, { ...how, fresh })
    // The look-up may be skipped only once, right after the request was recorded.
    fresh = outcome === 'ask_supplier'
    const action = typeof outcome === 'object' && 'action' in outcome ? outcome.action : null
    if (outcome === 'wait' || action) {
      await bookings.postpone(bookingId, nextAttempt(booking, clock.now()))
      return failure ? fail(failure) : ok({ booking: await findStored(app, bookingId), action })
    }
    if (typeof outcome === 'object' && 'code' in outcome) failure = outcome
    booking = await findStored(app, bookingId)
  }
  return failure ? fail(failure) : ok({ booking, action: null })
}

function take(app: SettlingApp, step: Step, booking: BookingRecord, how: How): Promise<StepOutcome> {
  switch (step) {
    case 'find_payment':
      return how.fresh && how.card
        ? authoriseOrder(app, booking, how.card)
        : findOrderPayment(app, booking, how)
    case 'retrieve':
      return how.fresh ? reserve(app, booking) : retrieve(app, booking)
    case 'capture':
      return captureOrder(app, booking)
    case 'confirm':
      return confirmOrder(app, booking)
    case 'undo_reservation':
      return undoReservation(app, booking)
    case 'release':
      return releaseOrder(app, booking, how)
    case 'give_up':
      return failOrder(app, booking, how)
    case 'cancel_at_supplier':
      return cancelAtSupplier(app, booking)
    case 'refund':
      return sendNextRefund(app, booking)
    case 'done':
      return Promise.resolve('wait')
  }
}

async function findStored({ bookings }: SettlingApp, bookingId: string): Promise<BookingRecord> {
  const booking = await bookings.find(bookingId)
  if (!booking) throw new Error(`booking ${bookingId} is gone`)
  return booking
}
