import type { z } from 'zod'
import type { PriceCalendar, PriceCalendarQuery } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import { api } from '#web/app/api.ts'

/** Endpoints that load with the calendar, after the page. */
export const priceCalendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    priceCalendar: build.query<PriceCalendar, z.input<typeof PriceCalendarQuery>>({
      query: (params) => ({ url: 'price-calendar', params: { ...params } }),
    }),
    /** The same, not cached: fetched while a search is being recorded, whose price belongs in the calendar later. */
    pricesDuringSearch: build.query<PriceCalendar, z.input<typeof PriceCalendarQuery>>({
      query: (params) => ({ url: 'price-calendar', params: { ...params }, cache: 'no-store' }),
    }),
  }),
})
