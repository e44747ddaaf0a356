import {
  addPasskey,
  confirmCodes,
  endCodes,
  readSecondStep,
  removePasskey,
  renewRecoveryCodes,
  startCodes,
  startPasskey,
} from '#domains/accounts/second-step/second-step-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** The account's second-step settings. */
export const secondStepApi = endpoints({
  addPasskey,
  confirmCodes,
  endCodes,
  readSecondStep,
  removePasskey,
  renewRecoveryCodes,
  startCodes,
  startPasskey,
})

export const {
  useReadSecondStepQuery,
  useStartCodesMutation,
  useConfirmCodesMutation,
  useEndCodesMutation,
  useStartPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesMutation,
} = secondStepApi
