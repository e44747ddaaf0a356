import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { allowedActions, type BookingRecord } from '../../bookings/booking.ts'
import type { Booking } from '../../bookings/booking.contract.ts'
import type { StateTransition } from '../../bookings/state-transition.ts'
import type { BookingAccess } from '../../bookings/booking-read.store.ts'
import { toBooking } from '../../bookings/booking-reply.ts'

type CartFailure = { code: 'booking_not_found'; detail: string } | { code: 'not_in_cart'; detail: string }

/** Parts of the app that change a cart's coupon. */
export type CouponApp = Pick<App, 'bookings' | 'clock'>

type Which = { access: BookingAccess; bookingId: string }

/** Max attempts when the cart changes concurrently; each attempt re-reads it. */
const MAX_TRIES = 5

/** Changes a cart's coupon as `decide` returns; null leaves it unchanged. */
export async function changeCoupon<Failure extends { code: string }>(
  { bookings, clock }: CouponApp,
  { access, bookingId }: Which,
  decide: (booking: BookingRecord) => Promise<Result<Pick<StateTransition, 'set' | 'event'> | null, Failure>>,
): Promise<Result<{ booking: Booking }, CartFailure | Failure>> {
  for (let count = 0; count < MAX_TRIES; count++) {
    const booking = await bookings.findFor(access, { id: bookingId })
    if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
    const now = clock.now()
    if (!allowedActions(booking, now).modify)
      return fail({
        code: 'not_in_cart',
        detail: 'Only a booking in the cart, while its price is held, takes a coupon',
      })
    const decided = await decide(booking)
    if (!decided.ok) return decided
    if (!decided.value) return ok({ booking: toBooking(booking, now) })
    const from = { status: 'cart' as const, cart: booking }
    const changed = await bookings.change({ bookingId, from, ...decided.value, now })
    if (!changed) continue
    const after = await bookings.find(bookingId)
    if (!after) throw new Error(`booking ${bookingId} is gone`)
    return ok({ booking: toBooking(after, now) })
  }
  return fail({ code: 'not_in_cart', detail: 'The booking was changed meanwhile; look at it again' })
}
