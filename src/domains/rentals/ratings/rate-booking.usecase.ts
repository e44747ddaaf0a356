import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import type { BookingAccess } from '../bookings/booking-read.store.ts'
import type { RatingSent } from './rating.contract.ts'
import type { RatingStore } from './rating.store.ts'

export type RateFailure =
  | { code: 'booking_not_found'; detail: string }
  | { code: 'not_completed'; detail: string }
  | { code: 'already_rated'; detail: string }

export type RateBooking = (
  access: BookingAccess,
  rating: Pick<RatingSent, 'booking_id' | 'score' | 'aspects' | 'comment'>,
) => Promise<Result<Booking, RateFailure>>

type Needs = { bookings: BookingStore; ratings: RatingStore; clock: Clock }

/** Records a traveller's rating of a completed rental, once per rental and only for their own. */
export function rateBooking({ bookings, ratings, clock }: Needs): RateBooking {
  return async (access, { booking_id: bookingId, ...answers }) => {
    const booking = await bookings.findFor(access, { id: bookingId })
    if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
    if (booking.status !== 'completed')
      return fail({ code: 'not_completed', detail: 'A rental can be rated once the car is back' })
    const now = clock.now()
    const written = await ratings.insert({
      ...answers,
      bookingId,
      userId: access.userId,
      supplierId: booking.sold.offer.supplier.id,
      now,
    })
    return written
      ? ok(toBooking({ ...booking, rating: answers.score }, now))
      : fail({ code: 'already_rated', detail: 'This rental has been rated already' })
  }
}
