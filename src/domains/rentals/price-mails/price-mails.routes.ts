import { EXAMPLE } from '#kernel/examples.ts'
import { languageOf } from '#kernel/locale.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { invalidRequest, languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { refusedBy } from '../rental-problem.http.ts'
import { leaveLinks } from './leave-link.ts'
import type { LeavePriceMails, LinkOver } from './leave-price-mails.usecase.ts'
import {
  LeavePriceMailsReply,
  OneClickForm,
  OneClickQuery,
  PriceMailsLinkBody,
  PriceMailsQuery,
  PriceMailsReply,
} from './price-mails.contract.ts'
import type { ReadPriceMails } from './read-price-mails.usecase.ts'

type Needs = { leavePriceMails: LeavePriceMails; readPriceMails: ReadPriceMails; rateLimit: RateLimit }

const refused = refusedBy({ link_over: 410 } as const satisfies Record<LinkOver['code'], number>)

/** Endpoints for the links in price mails: reading their subject, and unsubscribing. */
export function priceMailsRoutes({ leavePriceMails, readPriceMails, rateLimit }: Needs) {
  const read = createRoute({
    method: 'get',
    path: '/price-mails',
    summary: 'What the link of a mail about a price is about; reading it changes nothing',
    limit: rateLimit('price-mails', 60),
    access: 'anybody',
    request: { query: PriceMailsQuery },
    responses: jsonReplies(200, PriceMailsReply, 'The search of an alert, or the guarded booking'),
  })
  const form = { schema: OneClickForm }
  const leave = createRoute({
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
    responses: jsonReplies(200, LeavePriceMailsReply, 'Ended, now or before', 410),
  })
  const routes = openApiApp().openapi(read, async (c) => {
    const { secret, lang_id } = c.req.valid('query')
    const found = await readPriceMails(
      secret,
      lang_id === undefined ? languageOfRequest(c) : languageOf(lang_id),
    )
    return c.json(found, 200)
  })
  routes.openapi(leave, async (c) => {
    const isForm = 'List-Unsubscribe' in c.req.valid('form')
    const sent = isForm ? c.req.valid('query') : c.req.valid('json')
    const named = PriceMailsLinkBody.safeParse(sent)
    if (!named.success) return invalidRequest(c, named.error, sent)
    const left = await leavePriceMails(named.data.secret)
    return left.ok ? c.json({ state: 'left' as const }, 200) : refused(c, left.failure)
  })
  // For mail programs that open the header's URL in a browser: redirects to the page with a button, because a GET
  // changes nothing.
  routes.get('/price-mails/leave', (c) => {
    const { secret } = OneClickQuery.catch({}).parse(c.req.query())
    return c.redirect(`/${languageOfRequest(c)}${leaveLinks(secret ?? '').page}`, 302)
  })
  return routes
}
