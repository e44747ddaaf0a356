import * as operations from '#domains/partners/earnings/earning-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const partnerEarningsApi = endpoints(operations)

export const { useDecideEarningMutation, useListEarningsQuery } = partnerEarningsApi
