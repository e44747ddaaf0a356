import * as operations from '#domains/staff/find/find-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** The staff's search of everything. What was found is no longer so a moment later. */
export const { useFindQuery } = endpoints(operations).enhanceEndpoints({
  endpoints: { find: { keepUnusedDataFor: 5 } },
})
