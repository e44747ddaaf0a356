import { TIMES_STATUS } from '#domains/rentals/search/times-status.contract.ts'
import { operation } from '#kernel/operation.ts'
import { PricingQuery, PricingReply } from './pricing.contract.ts'

export const tryPercent = operation({
  method: 'get',
  path: '/user/partner-pricing',
  summary: 'What a percent would do to the prices of a search; nothing is set',
  access: 'partner',
  // Each may query every supplier.
  limit: { name: 'partner-pricing', perMinute: 30 },
  query: PricingQuery,
  reply: [PricingReply, 'The cheapest offers, without the percent and with it'],
  failures: {
    commission_agreed: 409,
    commission_out_of_bounds: 422,
    location_not_found: 404,
    limit_without_rate: 422,
    ...TIMES_STATUS,
  },
})
