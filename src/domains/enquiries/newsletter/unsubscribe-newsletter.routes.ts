import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { invalidRequest, languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { problem } from '../enquiry-problem.http.ts'
import type { unsubscribeFromNewsletter } from './confirm-subscription.usecase.ts'
import { unsubscribeLinks } from './unsubscribe-link.ts'
import { NewsletterLinkBody, NewsletterReply, OneClickForm, OneClickQuery } from './newsletter.contract.ts'

type LeavingApp = Parameters<typeof unsubscribeFromNewsletter>[0] & { rateLimit: RateLimit }

/** Creates the route that unsubscribes from the newsletter. Mail programs call it with a form. */
export function newsletterUnsubscribeRoute(app: LeavingApp, unsubscribe: typeof unsubscribeFromNewsletter) {
  const form = { schema: OneClickForm }
  const unsubscribeRoute = createRoute({
    method: 'post',
    path: '/newsletter/leave',
    summary: 'Leave the newsletter: by our page with JSON, by a mail program with a form (RFC 8058)',
    // Mail services unsubscribe many people from few networks.
    limit: app.rateLimit('newsletter-leave', 600),
    access: 'anybody',
    request: {
      query: OneClickQuery,
      body: {
        content: {
          ...jsonBody(NewsletterLinkBody, { secret: EXAMPLE.secret, lang_id: 2 }).content,
          'application/x-www-form-urlencoded': form,
          'multipart/form-data': form,
        },
      },
    },
    responses: jsonReplies(200, NewsletterReply, 'Left, now or before', 410),
  })
  const routes = openApiApp().openapi(unsubscribeRoute, async (c) => {
    const isForm = 'List-Unsubscribe' in c.req.valid('form')
    const sent = isForm ? c.req.valid('query') : c.req.valid('json')
    const parsed = NewsletterLinkBody.safeParse(sent)
    if (!parsed.success) return invalidRequest(c, parsed.error, sent)
    const left = await unsubscribe(app, parsed.data.secret)
    return left.ok ? c.json({ state: 'left' as const }, 200) : problem(c, 410, left.failure)
  })
  // For mail programs that open the header's URL in a browser: redirects to a page with a button, because a
  // GET changes nothing.
  routes.get('/newsletter/leave', (c) => {
    const { secret } = OneClickQuery.catch({}).parse(c.req.query())
    const { page } = unsubscribeLinks(secret ?? '')
    return c.redirect(`/${languageOfRequest(c)}${page}`, 302)
  })
  return routes
}
