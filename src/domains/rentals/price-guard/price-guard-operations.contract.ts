import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { PriceGuardBody, PriceGuardQuery, PriceGuardReply } from './price-guard.contract.ts'

const shared = { path: '/user/price-guard', access: 'guest', owned: 'booking' } as const

export const readPriceGuard = operation({
  ...shared,
  method: 'get',
  summary: 'Whether a booking’s price is looked at daily, and the cheaper car found last',
  limit: { name: 'price-guard-read', perMinute: 120 },
  query: PriceGuardQuery,
  reply: [PriceGuardReply, 'The guard, and what was found'],
  failures: { booking_not_found: 404 },
})

export const switchPriceGuard = operation({
  ...shared,
  method: 'post',
  summary: 'Have a booking’s price looked at daily, or no more',
  // Its mails go to the driver's address, which the caller may have entered.
  limit: { name: 'price-guard', perMinute: 30, mailsEnteredAddress: true },
  body: PriceGuardBody,
  example: { booking_id: EXAMPLE.id, on: true, lang_id: 2 },
  reply: [PriceGuardReply, 'The guard as it now is'],
  failures: { booking_not_found: 404, not_guardable: 409 },
})
