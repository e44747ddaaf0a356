import type { StaticContent } from '#domains/content/content.contract.ts'
import { api } from '#web/app/api.ts'

/** Pages of text: about us, privacy, and the terms. */
export const textsApi = api.injectEndpoints({
  endpoints: (build) => ({
    staticContent: build.query<StaticContent, void>({ query: () => ({ url: 'static-content' }) }),
    privacyPolicy: build.query<StaticContent, void>({ query: () => ({ url: 'privacy-policy' }) }),
    termCondition: build.query<StaticContent, void>({ query: () => ({ url: 'term-condition' }) }),
  }),
})
