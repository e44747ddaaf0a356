import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type * as operations from './rating-operations.contract.ts'
import { insertRating } from './rating.store.ts'

/** Records a traveller's rating of a completed rental, once per rental and only for their own. */
export async function rateBooking(
  { db, bookings, clock }: Pick<App, 'db' | 'bookings' | 'clock'>,
  { body, session }: Call<typeof operations.rateBooking>,
) {
  const { booking_id: bookingId, score, aspects, comment } = body
  const booking = await bookings.findFor(session, { id: bookingId })
  if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' } as const)
  if (booking.status !== 'completed')
    return fail({ code: 'not_completed', detail: 'A rental can be rated once the car is back' } as const)
  const now = clock.now()
  const supplierId = booking.sold.offer.supplier.id
  const rating = { score, aspects, comment, bookingId, userId: session.userId, supplierId, now }
  return (await insertRating(db, rating))
    ? ok({ booking: toBooking({ ...booking, rating: score }, now) })
    : fail({ code: 'already_rated', detail: 'This rental has been rated already' } as const)
}
