import type * as newsletter from '#domains/enquiries/newsletter/newsletter.contract.ts'
import * as operations from '#domains/enquiries/newsletter/newsletter-operations.contract.ts'
import type { Body, Reply } from '#web/app/api.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** The newsletter: asking for it, confirming and leaving. */
export const newsletterApi = endpoints(operations).injectEndpoints({
  endpoints: (build) => ({
    unsubscribeFromNewsletter: build.mutation<
      Reply<typeof newsletter.NewsletterReply>,
      Body<typeof newsletter.NewsletterLinkBody>
    >({
      query: (body) => ({ url: 'newsletter/leave', method: 'POST', body }),
    }),
  }),
})
