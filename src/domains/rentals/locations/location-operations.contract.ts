import { operation } from '#kernel/operation.ts'
import { AllLocationQuery, AllLocationReply } from './location.contract.ts'

export const listLocations = operation({
  method: 'get',
  path: '/all-location',
  summary: 'Places: one by its id, as typed, around a point, or the best known',
  access: 'reader',
  query: AllLocationQuery,
  reply: [AllLocationReply, 'With `search` or `near` at most 20, best first; else at most 100'],
  replyHeaders: { 'cache-control': 'public, max-age=300', vary: 'Accept-Language' },
})
