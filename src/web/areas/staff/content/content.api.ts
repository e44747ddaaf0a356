import type { ContentPage } from '#domains/content/content-page.contract.ts'
import type * as content from '#domains/content/staff-content.contract.ts'
import { api, type Reply } from '#web/app/api.ts'

/** The staff's calls for the site's texts. A refused write is read again, too: a colleague may have come first. */
export const contentApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_CONTENT'] }).injectEndpoints({
  endpoints: (build) => ({
    contentPages: build.query<content.ContentPages, void>({
      query: () => ({ url: 'staff/content' }),
      providesTags: ['STAFF_CONTENT'],
    }),
    /** Never changed once it is saved; only its state is. */
    contentVersion: build.query<content.StaffContentVersion, { page: ContentPage; version: number }>({
      query: (params) => ({ url: 'staff/content/version', params }),
    }),
    saveDraft: build.mutation<
      Reply<typeof content.DraftReply>,
      { page: ContentPage; base: number; body: unknown; lang_id: number }
    >({
      query: (body) => ({ url: 'staff/content/draft', method: 'POST', body }),
      invalidatesTags: ['STAFF_CONTENT'],
    }),
    publishVersion: build.mutation<
      Reply<typeof content.PublishedReply>,
      { page: ContentPage; version: number; published: number | null }
    >({
      query: (body) => ({ url: 'staff/content/publish', method: 'POST', body }),
      invalidatesTags: ['STAFF_CONTENT'],
    }),
    takeBack: build.mutation<Reply<typeof content.PublishedReply>, { page: ContentPage; published: number }>({
      query: (body) => ({ url: 'staff/content/go-back', method: 'POST', body }),
      invalidatesTags: ['STAFF_CONTENT'],
    }),
  }),
})

export const {
  useContentPagesQuery,
  useContentVersionQuery,
  useSaveDraftMutation,
  usePublishVersionMutation,
  useTakeBackMutation,
} = contentApi
