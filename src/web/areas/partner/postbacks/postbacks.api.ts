import type { PostbackBody, PostbackSetting } from '#domains/partners/postbacks/postback.contract.ts'
import { api, tagsUnlessFailed, type Body } from '#web/app/api.ts'

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
    actOnPostback: build.mutation<PostbackSetting, 'test' | 'new-secret' | 'remove'>({
      query: (act) => ({ url: `user/partner-postback/${act}`, method: 'POST', body: {} }),
      invalidatesTags: ['POSTBACK'],
    }),
  }),
})

export const { usePostbackQuery, useKeepPostbackMutation, useActOnPostbackMutation } = postbacksApi
