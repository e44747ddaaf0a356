import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { langIdOf } from '#kernel/locale.ts'
import { networkOf } from '#kernel/network.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { invalidRequest, languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { ConfirmSubscription, LinkOver } from './confirm-subscription.usecase.ts'
import { leaveLinks } from './leave-link.ts'
import type { LeaveNewsletter } from './leave-newsletter.usecase.ts'
import {
  NewsletterLinkBody,
  NewsletterReply,
  OneClickForm,
  OneClickQuery,
  SubscribeBody,
  SubscribeReply,
} from './newsletter.contract.ts'
import type { AskNewsletter } from './subscribe.usecase.ts'
import { problem } from '../enquiry-problem.http.ts'

type Needs = {
  askNewsletter: AskNewsletter
  confirmSubscription: ConfirmSubscription
  leaveNewsletter: LeaveNewsletter
  rateLimit: RateLimit
}

const linkStatus = { link_over: 410 } as const satisfies Record<LinkOver['code'], number>

/** Asking for the newsletter, confirming and leaving. */
export function newsletterRoutes({ askNewsletter, confirmSubscription, leaveNewsletter, rateLimit }: Needs) {
  const ask = createRoute({
    method: 'post',
    path: '/subscribe',
    summary: 'Ask for the newsletter: a mail to confirm is sent',
    limit: rateLimit('subscribe', 5, { perHour: 30, writesToTyped: true }),
    access: 'anybody',
    request: {
      body: jsonBody(SubscribeBody, { email: EXAMPLE.person.email, page: '/help', fax: '', lang_id: 2 }),
    },
    responses: jsonReplies(202, SubscribeReply, 'The same whether or not the address is known'),
  })
  const confirm = createRoute({
    method: 'post',
    path: '/newsletter/confirm',
    summary: 'Confirm the newsletter by the secret mailed to the address',
    limit: rateLimit('newsletter-confirm', 20),
    access: 'anybody',
    request: { body: jsonBody(NewsletterLinkBody, { secret: EXAMPLE.secret, lang_id: 2 }) },
    responses: jsonReplies(200, NewsletterReply, 'Subscribed', 410),
  })
  const form = { schema: OneClickForm }
  const leave = createRoute({
    method: 'post',
    path: '/newsletter/leave',
    summary: 'Leave the newsletter: by our page with JSON, by a mail program with a form (RFC 8058)',
    // Mail services leave for many people from few networks.
    limit: rateLimit('newsletter-leave', 600),
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
  const routes = openApiApp()
    .openapi(ask, async (c) => {
      const {
        email,
        lang_id: langId = langIdOf(languageOfRequest(c)),
        page = null,
        fax,
      } = c.req.valid('json')
      await askNewsletter({ email, langId, page, fax, network: networkOf(addressOf(c)) })
      return c.json({ accepted: true as const }, 202)
    })
    .openapi(confirm, async (c) => {
      const confirmed = await confirmSubscription(c.req.valid('json').secret)
      return confirmed.ok
        ? c.json({ state: 'confirmed' as const }, 200)
        : problem(c, linkStatus[confirmed.failure.code], confirmed.failure)
    })
    .openapi(leave, async (c) => {
      const isForm = 'List-Unsubscribe' in c.req.valid('form')
      const sent = isForm ? c.req.valid('query') : c.req.valid('json')
      const named = NewsletterLinkBody.safeParse(sent)
      if (!named.success) return invalidRequest(c, named.error, sent)
      const left = await leaveNewsletter(named.data.secret)
      return left.ok
        ? c.json({ state: 'left' as const }, 200)
        : problem(c, linkStatus[left.failure.code], left.failure)
    })
  // A mail program that opens the header's address in a browser: the page has a button, as reading changes nothing.
  routes.get('/newsletter/leave', (c) => {
    const { secret } = OneClickQuery.catch({}).parse(c.req.query())
    const { page } = leaveLinks(secret ?? '')
    return c.redirect(`/${languageOfRequest(c)}${page}`, 302)
  })
  return routes
}
