import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { BOOK_FAILURES, CreateTripBody } from './create-trip.contract.ts'
import { ExplainTripReply } from './fares/explain-trip.contract.ts'
import { TripContract, TripParams, TripReply } from './trip.contract.ts'
import { z } from 'zod'
import { fieldError, MoneyContract, textField } from '#kernel/contract.ts'

const TripIdField = z.uuid(fieldError('id_required'))

const ApproveTripBody = z.strictObject({
  trip_id: TripIdField,
  approve: z.boolean(fieldError('yes_or_no')),
  reason: textField('reason_empty', 500).optional(),
})

const CancelTripBody = z.strictObject({
  trip_id: TripIdField,
  reason: textField('reason_empty', 500).optional(),
  preview: z
    .boolean(fieldError('yes_or_no'))
    .default(false)
    .meta({ description: 'Tells the cost, and changes nothing' }),
})

const CancelTripReply = z.object({ trip: TripContract, fee: MoneyContract, refund: MoneyContract })

const reads = {
  method: 'get',
  access: 'trip person',
  params: TripParams,
  failures: { trip_not_found: 404 },
} as const

const writes = {
  method: 'post',
  access: 'trip person',
  limit: { name: 'trip-writes', perMinute: 60 },
} as const

export const createTrip = operation({
  ...writes,
  path: '/api/trip/create',
  summary: 'Book the trip of a quote',
  idempotent: 'own',
  body: CreateTripBody,
  example: {
    quote_id: EXAMPLE.secret,
    traveller: EXAMPLE.traveller,
    pay_by: 'driver',
    profile_id: EXAMPLE.id,
    cost_centre: 'SALES-7',
    notes: 'Two suitcases',
    partner_code: 'PARTNER',
    sub_id: 'summer',
    metadata: { order: 'A-7', seats: 2 },
    accept_total: { amount: 15_000, currency: 'INR' },
  },
  reply: [TripReply, 'The trip; the same order again is answered with it, too'],
  status: 201,
  failures: { ...BOOK_FAILURES, trip_not_found: 404 },
})

export const readTrip = operation({
  ...reads,
  path: '/api/trip/{id}/detail',
  summary: 'A trip, for its traveller, their supervisor and the admins of the company',
  reply: [TripReply, 'The trip'],
})

export const explainTrip = operation({
  ...reads,
  path: '/api/trip/{id}/explain',
  summary: 'The quoted and the billed fare of a trip, computed again',
  forClients:
    'A company’s own books check each line of a fare, years later too; the widget shows the lines with the trip.',
  reply: [ExplainTripReply, 'Each line with its rule and its inputs'],
})

export const approveTrip = operation({
  ...writes,
  path: '/api/trip/approve',
  summary: 'Agree to a trip that waits for approval, or refuse it',
  body: ApproveTripBody,
  example: { trip_id: EXAMPLE.id, approve: true, reason: 'Go' },
  reply: [TripReply, 'The trip; a refused one is cancelled free of charge'],
  failures: { trip_not_found: 404, approval_not_yours: 403, approval_not_waiting: 409 },
})

export const cancelTrip = operation({
  ...writes,
  path: '/api/trip/cancel',
  summary: 'Cancel a trip, or ask what that costs',
  body: CancelTripBody,
  example: { trip_id: EXAMPLE.id, reason: 'Ill', preview: true },
  reply: [CancelTripReply, 'What is kept, and what comes back to the wallet'],
  failures: { trip_not_found: 404, trip_not_cancellable: 409 },
})
