import * as operations from '#domains/content/staff-content-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const contentApi = endpoints(operations)

export const {
  useListContentQuery,
  useReadVersionQuery,
  useSaveDraftMutation,
  usePublishVersionMutation,
  useRestorePreviousMutation,
} = contentApi
