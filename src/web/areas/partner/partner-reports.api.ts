import type { z } from 'zod'
import type {
  PartnerBookings,
  PartnerBookingsQuery,
  Revenue,
  RevenueQuery,
} from '#domains/partners/reports/partner-report.contract.ts'
import { api } from '#web/app/api.ts'

export type BookingsAsked = Partial<z.output<typeof PartnerBookingsQuery>>
export type RevenueAsked = Partial<z.output<typeof RevenueQuery>>

/** What bookings earn the partner. */
export const partnerReportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    partnerBookings: build.query<PartnerBookings, BookingsAsked>({
      query: (params) => ({ url: 'user/partner-booking', params }),
    }),
    revenue: build.query<Revenue, RevenueAsked>({
      query: (params) => ({ url: 'user/revenue-list', params }),
    }),
  }),
})

export const { usePartnerBookingsQuery, useRevenueQuery } = partnerReportsApi
