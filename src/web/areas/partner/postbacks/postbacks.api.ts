import * as operations from '#domains/partners/postbacks/postback-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const postbacksApi = endpoints(operations)

export const {
  useReadPostbackQuery,
  useSavePostbackMutation,
  useRenewPostbackSecretMutation,
  useRemovePostbackMutation,
  useTestPostbackMutation,
} = postbacksApi
