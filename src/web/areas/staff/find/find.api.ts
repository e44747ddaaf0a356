import type { FoundByStaff } from '#domains/staff/find/find.contract.ts'
import { api } from '#web/app/api.ts'

/** The staff's search of everything. */
const findApi = api.injectEndpoints({
  endpoints: (build) => ({
    find: build.query<FoundByStaff, string>({
      query: (search) => ({ url: 'staff/find', params: { search } }),
      // What was found is no longer so a moment later.
      keepUnusedDataFor: 5,
    }),
  }),
})

export const { useFindQuery } = findApi
