import * as operations from '#domains/staff/find/find-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** Endpoint of the global search. Results become outdated quickly, so they are cached briefly. */
export const { useFindQuery } = endpoints(operations).enhanceEndpoints({
  endpoints: { find: { keepUnusedDataFor: 5 } },
})
