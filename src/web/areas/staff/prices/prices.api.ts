import * as operations from '#domains/enquiries/prices/staff-price-request-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const pricesApi = endpoints(operations)

export const {
  useReadPriceRequestQuery,
  useQuotePriceRequestMutation,
  useAnswerPriceRequestMutation,
  useDeclinePriceRequestMutation,
} = pricesApi
