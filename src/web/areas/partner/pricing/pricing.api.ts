import type { z } from 'zod'
import type { Pricing, PricingQuery } from '#domains/partners/reports/pricing.contract.ts'
import { api } from '#web/app/api.ts'

export const pricingApi = api.injectEndpoints({
  endpoints: (build) => ({
    pricing: build.query<Pricing, z.input<typeof PricingQuery>>({
      query: (params) => ({ url: 'user/partner-pricing', params }),
    }),
  }),
})

export const { useLazyPricingQuery } = pricingApi
