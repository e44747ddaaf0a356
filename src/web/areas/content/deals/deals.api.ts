import { readDeals } from '#domains/rentals/seen-prices/seen-price-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** Prices far below the usual, and coupons that are open to all. */
export const dealsApi = endpoints({ deals: readDeals })
