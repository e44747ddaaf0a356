import { setTimeout as wait } from 'node:timers/promises'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import { allowedActions, type BookingRecord } from '../bookings/booking.ts'
import type { BookingAccess } from '../bookings/booking-read.store.ts'
import { cancellationCost } from './cancellation.ts'
import { requestCancellation } from './request-cancellation.service.ts'

export type CancelFailure =
  | { code: 'booking_not_found'; detail: string }
  | { code: 'not_cancellable'; detail: string }
  | { code: 'supplier_refused'; detail: string }

type Cancelled = Result<{ booking: Booking; refund: Money; fee: Money }, CancelFailure>

/** Parts of the app that cancel a booking for its traveller. */
export type CancellingApp = Pick<App, 'bookings' | 'bookingJobs' | 'settleBooking' | 'clock'>

/** Max polls of a cancellation that another request is processing, and their interval in milliseconds. */
const MAX_POLLS = 200
const POLL_INTERVAL_MS = 100

/**
 * Cancels a confirmed booking at its supplier and refunds what the terms say. A preview returns the cost and changes
 * nothing. If the supplier does not answer, the booking stays confirmed and is retried. A request made during a
 * cancellation waits for its outcome.
 */
export async function cancelBooking(
  app: CancellingApp,
  {
    access,
    bookingId,
    reason,
    preview,
  }: { access: BookingAccess; bookingId: string; reason: string | null; preview: boolean },
): Promise<Cancelled> {
  const { bookings, clock } = app
  const booking = await bookings.findFor(access, { id: bookingId })
  if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
  const now = clock.now()
  if (booking.cancellation) return preview ? requestedCost(app, booking) : awaitOutcome(app, booking)
  if (!allowedActions(booking, now).cancel)
    return fail({
      code: 'not_cancellable',
      detail: `A booking that is ${booking.status} cannot be cancelled here`,
    })
  const cost = cancellationCost(booking, now)
  if (preview) return ok({ booking: toBooking(booking, now), ...cost })
  const isRequested = await requestCancellation(app, { booking, reason })
  if (!isRequested) {
    const meanwhile = await bookings.find(bookingId)
    return meanwhile?.cancellation
      ? awaitOutcome(app, meanwhile)
      : fail({ code: 'not_cancellable', detail: 'The booking changed meanwhile; look again' })
  }
  const settled = await app.settleBooking(bookingId)
  if (!settled.ok) return fail({ code: 'supplier_refused', detail: settled.failure.detail })
  return ok({ booking: toBooking(settled.value.booking, clock.now()), ...cost })
}

/** Waits for a cancellation requested earlier and returns its outcome. */
async function awaitOutcome(app: CancellingApp, before: BookingRecord): Promise<Cancelled> {
  const { bookings, bookingJobs, clock } = app
  for (
    let polls = 0;
    polls < MAX_POLLS && (await bookingJobs.isBeingCancelled(before.id, clock.now()));
    polls++
  )
    await wait(POLL_INTERVAL_MS)
  const after = await bookings.find(before.id)
  return after?.cancellation ? requestedCost(app, after) : fail(rejected)
}

function requestedCost({ clock }: Pick<App, 'clock'>, booking: BookingRecord): Cancelled {
  if (!booking.cancellation) throw new Error(`nobody asked to cancel booking ${booking.id}`)
  const { refund, fee } = booking.cancellation
  return ok({ booking: toBooking(booking, clock.now()), refund, fee })
}

const rejected = {
  code: 'supplier_refused',
  detail: 'The supplier does not cancel this booking',
} as const
