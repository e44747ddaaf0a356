import type { PostbackBody, PostbackSetting } from '#domains/partners/postbacks/postback.contract.ts'
import { api, tagsUnlessFailed, type Body } from '#web/app/api.ts'

/** What an owner does with an address, and the calls for it. */
const ACTS = {
  test: 'user/partner-postback/test',
  'new-secret': 'user/partner-postback/new-secret',
  remove: 'user/partner-postback/remove',
}
export type PostbackAct = keyof typeof ACTS

/** The address at which a partner is told of changes, and the calls to it. */
export const postbacksApi = api.enhanceEndpoints({ addTagTypes: ['POSTBACK'] }).injectEndpoints({
  endpoints: (build) => ({
    postback: build.query<PostbackSetting, void>({
      query: () => ({ url: 'user/partner-postback' }),
      providesTags: ['POSTBACK'],
    }),
    keepPostback: build.mutation<PostbackSetting, Body<typeof PostbackBody>>({
      query: (body) => ({ url: 'user/partner-postback', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('POSTBACK'),
    }),
    actOnPostback: build.mutation<PostbackSetting, PostbackAct>({
      query: (act) => ({ url: ACTS[act], method: 'POST', body: {} }),
      invalidatesTags: ['POSTBACK'],
    }),
  }),
})

export const { usePostbackQuery, useKeepPostbackMutation, useActOnPostbackMutation } = postbacksApi
