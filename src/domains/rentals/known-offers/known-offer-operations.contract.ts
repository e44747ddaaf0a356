import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { KnownOffersBody, KnownOffersReply } from './known-offers.contract.ts'

export const priceKnownOffers = operation({
  method: 'post',
  path: '/offers',
  summary: 'Today’s prices of offers that are known by their ids; nothing is held',
  access: 'visitor',
  limit: { name: 'offers', perMinute: 60 },
  body: KnownOffersBody,
  example: { offer_ids: [EXAMPLE.secret], lang_id: 1 },
  reply: [KnownOffersReply, 'What became of each, in the order of the ids'],
})
