import type {
  ChangedTranslationReply,
  TranslationsOfStaff,
  TranslationsQuery,
} from '#domains/translations/catalogue/staff-translation.contract.ts'
import { api, type ListQuery, type Reply } from '#web/app/api.ts'

export type TextsQuery = ListQuery<typeof TranslationsQuery>

type TextChange = { id: string; version: number } & (
  | { act: 'put'; fields: Readonly<Record<string, unknown>> }
  | { act: 'dismiss' }
)

/** The translators' calls. A refused change is read again, too: a colleague may have come first. */
export const staffTranslationsApi = api
  .enhanceEndpoints({ addTagTypes: ['STAFF_TRANSLATIONS'] })
  .injectEndpoints({
    endpoints: (build) => ({
      staffTranslations: build.query<TranslationsOfStaff, TextsQuery>({
        query: (params) => ({ url: 'staff/translations', params }),
        providesTags: ['STAFF_TRANSLATIONS'],
      }),
      changeTranslation: build.mutation<Reply<typeof ChangedTranslationReply>, TextChange>({
        query: ({ id, version, act, ...more }) => ({
          url: `staff/translations/${id}/${act}`,
          method: 'POST',
          body: { version, ...('fields' in more && more.fields) },
        }),
        invalidatesTags: ['STAFF_TRANSLATIONS'],
      }),
    }),
  })

export const { useStaffTranslationsQuery, useChangeTranslationMutation } = staffTranslationsApi
