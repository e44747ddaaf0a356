import { PLAN_FAILURES } from '#domains/fares/planning/plan-failures.contract.ts'
import { TripQuoteReply } from '#domains/fares/quotes/quote.contract.ts'
import { TRIP_EXAMPLE } from '#domains/fares/quotes/trip-example.contract.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import {
  AnswerPriceRequestBody,
  DeclinePriceRequestBody,
  PriceRequestsQuery,
  PriceRequestsReply,
  QuotePriceRequestBody,
  StaffPriceRequest,
  StaffPriceRequestParams,
  StaffPriceRequestReply,
} from './staff-price-request.contract.ts'

const common = {
  access: { staff: ['dispatch'] },
  limit: { name: 'staff-price-requests', perMinute: 300 },
} as const

const ofAnswer = {
  ...common,
  method: 'post',
  params: StaffPriceRequestParams,
  reply: [StaffPriceRequestReply, 'The request as it is now'],
  failures: {
    enquiry_not_found: 404,
    enquiry_changed: 409,
    enquiry_act_refused: 409,
    price_already_booked: 409,
    pick_up_in_the_past: 409,
    quote_unknown: 404,
    quote_expired: 410,
    trip_too_soon: 409,
  },
  tags: ['PRICE_REQUESTS'],
} as const

export const listPriceRequests = operation({
  ...common,
  method: 'get',
  path: '/staff/price-requests',
  summary: 'Price requests: open ones by their pick-up, others newest first',
  query: PriceRequestsQuery,
  reply: [PriceRequestsReply, 'A page of them'],
  tags: ['PRICE_REQUESTS'],
})

export const readPriceRequest = operation({
  ...common,
  method: 'get',
  path: '/staff/price-requests/{id}',
  summary: 'A price request',
  params: StaffPriceRequestParams,
  reply: [StaffPriceRequest, 'The request'],
  failures: { enquiry_not_found: 404 },
  tags: ['PRICE_REQUESTS'],
})

export const quotePriceRequest = operation({
  ...common,
  method: 'post',
  path: '/staff/price-requests/{id}/quote',
  summary: 'What the trip of a price request costs, with the places that the desk has set',
  params: StaffPriceRequestParams,
  body: QuotePriceRequestBody,
  example: { request: TRIP_EXAMPLE, lang_id: 1 },
  reply: [TripQuoteReply, 'Options, the smallest vehicle first'],
  failures: { enquiry_not_found: 404, ...PLAN_FAILURES },
})

export const answerPriceRequest = operation({
  ...ofAnswer,
  path: '/staff/price-requests/{id}/answer',
  summary: 'Send a price: the traveller is mailed a link that books it',
  body: AnswerPriceRequestBody,
  example: { quote_id: EXAMPLE.secret, version: 1, lang_id: 1 },
})

export const declinePriceRequest = operation({
  ...ofAnswer,
  path: '/staff/price-requests/{id}/decline',
  summary: 'Decline a price request: the traveller is mailed the reason',
  body: DeclinePriceRequestBody,
  example: { reason: 'No road leads there', version: 1, lang_id: 1 },
  invalidatesOnSuccessOnly: true,
})
