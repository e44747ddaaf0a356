import { EXAMPLE } from '#kernel/examples.ts'
import type { Result } from '#kernel/result.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { invalidRequest, languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { unsubscribeLinks } from '../mails/unsubscribe-links.ts'
import { problem } from '../rental-problem.http.ts'
import { UnsubscribedReply, OneClickForm, OneClickQuery, PriceMailsLinkBody } from './price-mails.contract.ts'

type Routing = {
  unsubscribe: (secret: string) => Promise<Result<null, { code: 'link_over'; detail: string }>>
  rateLimit: RateLimit
}

/** Unsubscribe endpoints of the links in price mails. */
export function unsubscribeRoutes({ unsubscribe, rateLimit }: Routing) {
  const form = { schema: OneClickForm }
  const unsubscribeRoute = createRoute({
    method: 'post',
    path: '/price-mails/leave',
    summary: 'End mails about a price: by our page with JSON, by a mail program with a form (RFC 8058)',
    // Mail services unsubscribe many people from few networks.
    limit: rateLimit('price-mails-leave', 600),
    access: 'anybody',
    request: {
      query: OneClickQuery,
      body: {
        content: {
          ...jsonBody(PriceMailsLinkBody, { secret: EXAMPLE.secret, lang_id: 2 }).content,
          'application/x-www-form-urlencoded': form,
          'multipart/form-data': form,
        },
      },
    },
    responses: jsonReplies(200, UnsubscribedReply, 'Ended, now or before', 410),
  })
  const routes = openApiApp()
  routes.openapi(unsubscribeRoute, async (c) => {
    const isForm = 'List-Unsubscribe' in c.req.valid('form')
    const sent = isForm ? c.req.valid('query') : c.req.valid('json')
    const parsed = PriceMailsLinkBody.safeParse(sent)
    if (!parsed.success) return invalidRequest(c, parsed.error, sent)
    const done = await unsubscribe(parsed.data.secret)
    return done.ok ? c.json({ state: 'left' as const }, 200) : problem(c, 410, done.failure)
  })
  // For mail programs that open the header's URL in a browser: redirects to the page with a button, because a GET
  // changes nothing.
  routes.get('/price-mails/leave', (c) => {
    const { secret } = OneClickQuery.catch({}).parse(c.req.query())
    return c.redirect(`/${languageOfRequest(c)}${unsubscribeLinks(secret ?? '').page}`, 302)
  })
  return routes
}
