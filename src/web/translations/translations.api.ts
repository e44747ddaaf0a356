import type { TranslateBody, TranslateReply } from '#domains/translations/catalogue/i18n.contract.ts'
import { api, type Body, type Reply } from '#web/app/api.ts'

/** The site's call of the translation service (specification §7). */
export const translationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    translate: build.mutation<Reply<typeof TranslateReply>, Body<typeof TranslateBody>>({
      query: (body) => ({ url: 'o/i18n/translate', method: 'POST', body }),
    }),
  }),
})
