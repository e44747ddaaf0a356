import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { TripParams } from '../journey/trip.contract.ts'
import {
  PayTripBody,
  PayTripByMethodBody,
  TripPayLinkReply,
  TripPaymentQuery,
  TripPaymentReply,
} from './trip-payment.contract.ts'

const LINK = { reference: EXAMPLE.reference, token: EXAMPLE.secret }

const paying = {
  method: 'post',
  path: '/trip-payment',
  summary: 'Pay for a trip by card',
  access: 'anybody',
  limit: { name: 'pay-trip', perMinute: 30 },
  reply: [TripPaymentReply, 'Paid, or where the bank asks first'],
  failures: {
    trip_not_found: 404,
    trip_not_payable: 409,
    trip_paid: 409,
    payment_in_progress: 409,
    payment_declined: 422,
    too_many_declines: 429,
    payment_unavailable: 502,
  },
} as const

export const readTripPayment = operation({
  method: 'get',
  path: '/trip-payment',
  summary: 'What is to be paid for a trip by card, by the link to pay it',
  access: 'anybody',
  limit: { name: 'trip-payment', perMinute: 120 },
  query: TripPaymentQuery,
  reply: [TripPaymentReply, 'The trip and its payment'],
  replyHeaders: { 'cache-control': 'no-store' },
  failures: { trip_not_found: 404 },
})

/** For a gateway that takes card numbers. */
export const payTrip = operation({
  ...paying,
  body: PayTripBody,
  example: {
    ...LINK,
    payment: {
      method: 'card',
      number: '4242424242424242',
      expiry_month: 12,
      expiry_year: 2030,
      cvc: '123',
      holder: 'Layla Haddad',
    },
  },
})

/** For a gateway that accepts no card numbers. */
export const payTripByMethod = operation({
  ...paying,
  body: PayTripByMethodBody,
  example: { ...LINK, payment: { method: 'card', payment_method_id: 'pm_1NjE2mKZ0dLk' } },
})

/** The card page of a trip, for callers with a `/trips` token. That page is never framed. */
export const readTripPayLink = operation({
  method: 'get',
  path: '/api/trip/{id}/payment',
  summary: 'What became of a trip’s payment by card, and where to pay',
  access: 'trip person',
  params: TripParams,
  reply: [TripPayLinkReply, 'The payment, and its page'],
  failures: { trip_not_found: 404 },
})
