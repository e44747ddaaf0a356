import type * as newsletter from '#domains/enquiries/newsletter/newsletter.contract.ts'
import { api, type Body, type Reply } from '#web/app/api.ts'

type Link = Body<typeof newsletter.NewsletterLinkBody>
type Linked = Reply<typeof newsletter.NewsletterReply>

/** The newsletter: asking for it, confirming and leaving. */
export const newsletterApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<Reply<typeof newsletter.SubscribeReply>, Body<typeof newsletter.SubscribeBody>>(
      {
        query: (body) => ({ url: 'subscribe', method: 'POST', body }),
      },
    ),
    confirmNewsletter: build.mutation<Linked, Link>({
      query: (body) => ({ url: 'newsletter/confirm', method: 'POST', body }),
    }),
    leaveNewsletter: build.mutation<Linked, Link>({
      query: (body) => ({ url: 'newsletter/leave', method: 'POST', body }),
    }),
  }),
})
