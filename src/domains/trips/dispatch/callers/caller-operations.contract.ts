import { PLAN_FAILURES } from '#domains/fares/planning/plan-failures.contract.ts'
import { TripQuoteReply } from '#domains/fares/quotes/quote.contract.ts'
import { TRIP_EXAMPLE } from '#domains/fares/quotes/trip-example.contract.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { BOOK_FAILURES } from '../../journey/create-trip.contract.ts'
import { DISPATCH_ACCESS, StaffTripReply } from '../dispatch.contract.ts'
import {
  BookForCallerBody,
  QuoteForCallerBody,
  TripCallersQuery,
  TripCallersReply,
} from './book-for-caller.contract.ts'

export const findTripCallers = operation({
  ...DISPATCH_ACCESS,
  method: 'get',
  path: '/staff/trip-callers',
  summary: 'The trips’ people, by what a caller says of themselves',
  query: TripCallersQuery,
  reply: [TripCallersReply, 'At most 10, by name'],
})

export const quoteForCaller = operation({
  ...DISPATCH_ACCESS,
  method: 'post',
  path: '/staff/trips/quote',
  summary: 'What a trip costs a caller with each type of vehicle',
  body: QuoteForCallerBody,
  example: { request: TRIP_EXAMPLE, profile_id: EXAMPLE.id, lang_id: 1 },
  reply: [TripQuoteReply, 'Options, the smallest vehicle first'],
  failures: { ...PLAN_FAILURES, profile_not_found: 404 },
})

export const bookForCaller = operation({
  ...DISPATCH_ACCESS,
  method: 'post',
  path: '/staff/trips',
  summary: 'Book the trip of a quote for a caller',
  body: BookForCallerBody,
  example: {
    quote_id: EXAMPLE.secret,
    traveller: EXAMPLE.traveller,
    pay_by: 'driver',
    profile_id: EXAMPLE.id,
    notice_lang_id: 2,
    cost_centre: 'SALES-7',
    notes: 'Two suitcases',
    accept_total: { amount: 15_000, currency: 'INR' },
    lang_id: 1,
  },
  reply: [StaffTripReply, 'The trip; the same order again is answered with it, too'],
  status: 201,
  failures: { ...BOOK_FAILURES, trip_not_found: 404 },
  tags: ['STAFF_TRIPS'],
})
