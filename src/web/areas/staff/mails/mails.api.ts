import * as operations from '#domains/notifications/staff/staff-mail-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const staffMailsApi = endpoints(operations)

export const {
  useListTripMailsQuery,
  useListEnquiryMailsQuery,
  useResendMailMutation,
  useResendDeadMailsMutation,
  useListMailTemplatesQuery,
} = staffMailsApi
