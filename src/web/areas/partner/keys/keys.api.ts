import type {
  MadeKeyReply,
  MakeKeyBody,
  PartnerKeysReply,
} from '#domains/partners/record/keys/partner-key.contract.ts'
import { api, tagsUnlessFailed, type Body, type Reply } from '#web/app/api.ts'

type Keys = Reply<typeof PartnerKeysReply>

/** Keys of a partner's own systems, for its owners. */
export const keysApi = api.enhanceEndpoints({ addTagTypes: ['PARTNER_KEYS'] }).injectEndpoints({
  endpoints: (build) => ({
    partnerKeys: build.query<Keys, void>({
      query: () => ({ url: 'user/partner-keys' }),
      providesTags: ['PARTNER_KEYS'],
    }),
    makeKey: build.mutation<Reply<typeof MadeKeyReply>, Body<typeof MakeKeyBody>>({
      query: (body) => ({ url: 'user/partner-keys', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('PARTNER_KEYS'),
    }),
    revokeKey: build.mutation<Keys, string>({
      query: (id) => ({ url: `user/partner-keys/${id}/revoke`, method: 'POST', body: {} }),
      invalidatesTags: ['PARTNER_KEYS'],
    }),
  }),
})

export const { usePartnerKeysQuery, useMakeKeyMutation, useRevokeKeyMutation } = keysApi
