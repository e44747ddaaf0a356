import { operation } from '#kernel/operation.ts'
import { DealsQuery, DealsReply, PriceCalendarQuery, PriceCalendarReply } from './seen-price.contract.ts'

/** Short cache lifetime, so that prices of a plan that is switched off disappear within seconds. */
const CACHED = 'public, max-age=5'

export const readPriceCalendar = operation({
  method: 'get',
  path: '/price-calendar',
  summary: 'The lowest totals seen in the last 14 days, for each pick-up day of a month',
  access: 'visitor',
  limit: { name: 'price-calendar', perMinute: 120 },
  query: PriceCalendarQuery,
  reply: [PriceCalendarReply, 'Every day of the month'],
  replyHeaders: { 'cache-control': CACHED },
  failures: { location_not_found: 404 },
})

export const readDeals = operation({
  method: 'get',
  path: '/deals',
  summary:
    'Prices far below what is usual, and coupons that are open to all; without such a price the lowest seen',
  access: 'visitor',
  limit: { name: 'deals', perMinute: 120 },
  query: DealsQuery,
  reply: [DealsReply, 'The best first'],
  replyHeaders: { 'cache-control': CACHED, vary: 'Accept-Language' },
})
