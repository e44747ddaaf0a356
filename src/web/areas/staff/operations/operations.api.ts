import type { Operations } from '#domains/operations/operations.contract.ts'
import { api } from '#web/app/api.ts'

/** Endpoints of operations, for administrators. */
export const operationsApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_OPERATIONS'] }).injectEndpoints({
  endpoints: (build) => ({
    operations: build.query<Operations, void>({
      query: () => ({ url: 'staff/operations' }),
      providesTags: ['STAFF_OPERATIONS'],
    }),
    runJob: build.mutation<Operations, string>({
      query: (name) => ({ url: 'staff/operations/run', method: 'POST', body: { name } }),
      invalidatesTags: ['STAFF_OPERATIONS'],
    }),
  }),
})

export const { useOperationsQuery, useRunJobMutation } = operationsApi
