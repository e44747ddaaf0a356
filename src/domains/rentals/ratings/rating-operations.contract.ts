import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { BookingReply } from '../bookings/booking.contract.ts'
import { RatingBody } from './rating.contract.ts'

export const rateBooking = operation({
  method: 'post',
  path: '/user/rating',
  summary: 'Rate a rental that is over; once for each booking',
  access: 'guest',
  owned: 'booking',
  body: RatingBody,
  example: {
    booking_id: EXAMPLE.id,
    score: 5,
    aspects: { car: 5, desk: 4 },
    comment: 'A good car',
  },
  reply: [BookingReply, 'The booking with its rating, which counts towards its supplier’s'],
  status: 201,
  failures: { booking_not_found: 404, not_completed: 409, already_rated: 409 },
  tags: ['MANAGE_BOOKING'],
})
