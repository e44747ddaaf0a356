import type * as secondStep from '#domains/accounts/second-step/second-step.contract.ts'
import { api, tagsUnlessFailed, type Body, type Reply } from '#web/app/api.ts'

/** The account's second-step settings. */
export const secondStepApi = api.injectEndpoints({
  endpoints: (build) => ({
    secondStep: build.query<Reply<typeof secondStep.SecondStepStateReply>, void>({
      query: () => ({ url: 'user/second-step' }),
      providesTags: ['SECOND_STEP'],
    }),
    newCodes: build.mutation<
      Reply<typeof secondStep.NewCodesReply>,
      Body<typeof secondStep.PasswordAgainBody>
    >({
      query: (body) => ({ url: 'user/second-step/codes', method: 'POST', body }),
    }),
    confirmCodes: build.mutation<
      Reply<typeof secondStep.IssuedReply>,
      Body<typeof secondStep.ConfirmCodesBody>
    >({
      query: (body) => ({ url: 'user/second-step/confirm-codes', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('SECOND_STEP'),
    }),
    endCodes: build.mutation<null, Body<typeof secondStep.EndCodesBody>>({
      query: (body) => ({ url: 'user/second-step/end-codes', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('SECOND_STEP'),
    }),
    newPasskey: build.mutation<
      Reply<typeof secondStep.NewPasskeyReply>,
      Body<typeof secondStep.PasswordAgainBody>
    >({
      query: (body) => ({ url: 'user/second-step/new-passkey', method: 'POST', body }),
    }),
    addPasskey: build.mutation<Reply<typeof secondStep.IssuedReply>, Body<typeof secondStep.AddPasskeyBody>>({
      query: (body) => ({ url: 'user/second-step/add-passkey', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('SECOND_STEP'),
    }),
    removePasskey: build.mutation<null, Body<typeof secondStep.RemovePasskeyBody>>({
      query: (body) => ({ url: 'user/second-step/remove-passkey', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('SECOND_STEP'),
    }),
    newRecoveryCodes: build.mutation<
      Reply<typeof secondStep.RecoveryCodesReply>,
      Body<typeof secondStep.PasswordAgainBody>
    >({
      query: (body) => ({ url: 'user/second-step/recovery-codes', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('SECOND_STEP'),
    }),
  }),
})

export const {
  useSecondStepQuery,
  useNewCodesMutation,
  useConfirmCodesMutation,
  useEndCodesMutation,
  useNewPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useNewRecoveryCodesMutation,
} = secondStepApi
