import { PLAN_FAILURES } from '#domains/fares/planning/plan-failures.contract.ts'
import { TRIP_EXAMPLE } from '#domains/fares/quotes/trip-example.contract.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { CheckedPriceRequestBody } from '../checked-enquiry.contract.ts'
import { ENQUIRY_LIMIT } from '../enquiry-operations.contract.ts'
import { EnquiryReply } from '../enquiry.contract.ts'
import { PriceOfferQuery, PriceOfferReply } from './price-request.contract.ts'

export const sendPriceRequest = operation({
  method: 'post',
  path: '/api/trip/price-request',
  summary: 'Ask the desk for the price of a trip whose address was not found',
  access: 'quote audience',
  limit: ENQUIRY_LIMIT,
  body: CheckedPriceRequestBody,
  example: {
    request: TRIP_EXAMPLE,
    party: 2,
    name: 'Layla Haddad',
    email: EXAMPLE.person.email,
    phone: EXAMPLE.phone,
    notes: 'The blue gate beyond the petrol station',
  },
  reply: [EnquiryReply, 'Kept; the sender is mailed its number'],
  status: 201,
  failures: PLAN_FAILURES,
})

export const readPriceOffer = operation({
  method: 'get',
  path: '/api/trip/price-offer',
  summary: 'The price that the desk has sent for a trip',
  access: 'anybody',
  limit: { name: 'trip-price-offer', perMinute: 60 },
  query: PriceOfferQuery,
  reply: [PriceOfferReply, 'The price, or what became of it'],
  replyHeaders: { 'cache-control': 'no-store' },
  failures: { enquiry_not_found: 404 },
})
