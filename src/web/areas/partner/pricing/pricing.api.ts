import * as pricing from '#domains/partners/reports/pricing-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const { useLazyTryPercentQuery } = endpoints(pricing)
