import type { z } from 'zod'
import type {
  PartnerBookings,
  PartnerBookingsQuery,
  Revenue,
  RevenueQuery,
} from '#domains/partners/reports/partner-report.contract.ts'
import { api } from '#web/app/api.ts'

export type BookingsParams = Partial<z.output<typeof PartnerBookingsQuery>>
export type RevenueParams = Partial<z.output<typeof RevenueQuery>>

/** API of partner earnings. */
export const partnerReportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    partnerBookings: build.query<PartnerBookings, BookingsParams>({
      query: (params) => ({ url: 'user/partner-booking', params }),
    }),
    revenue: build.query<Revenue, RevenueParams>({
      query: (params) => ({ url: 'user/revenue-list', params }),
    }),
  }),
})

export const { usePartnerBookingsQuery, useRevenueQuery } = partnerReportsApi
