import {
  listPartnerKeys,
  makePartnerKey,
  revokePartnerKey,
} from '#domains/partners/record/partner-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const { useListPartnerKeysQuery, useMakePartnerKeyMutation, useRevokePartnerKeyMutation } = endpoints({
  listPartnerKeys,
  makePartnerKey,
  revokePartnerKey,
})
