import { operation } from '#kernel/operation.ts'
import { RATE_CARD_EXAMPLE } from './rate-card-example.contract.ts'
import * as contract from './staff-rate-card.contract.ts'

const shared = { access: { staff: ['dispatch'] }, tags: ['STAFF_RATE_CARDS'] } as const

export const listRateCards = operation({
  ...shared,
  method: 'get',
  path: '/staff/rate-cards',
  summary: 'Rate cards of trips',
  query: contract.RateCardsQuery,
  reply: [contract.RateCardsReply, 'A page of them'],
})

export const readRateCard = operation({
  ...shared,
  method: 'get',
  path: '/staff/rate-cards/{id}',
  summary: 'A rate card with its versions',
  params: contract.RateCardParams,
  reply: [contract.RateCardReply, 'The card'],
  failures: { rate_card_not_found: 404 },
})

/** A rejected version also refetches the card, as a colleague may have changed it. */
export const publishRateCard = operation({
  ...shared,
  method: 'post',
  path: '/staff/rate-cards/publish',
  summary: 'Publish the next version of a rate card, or its first',
  limit: { name: 'staff-rate-cards', perMinute: 60 },
  body: contract.PublishRateCardBody,
  example: RATE_CARD_EXAMPLE,
  reply: [contract.PublishedRateCardReply, 'Its number'],
  status: 201,
  failures: { version_outdated: 409, rate_card_refused: 422 },
})
