import { z } from 'zod'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { type LangId } from '#kernel/locale.ts'
import { jsonBody, jsonReplies, openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { mailBody } from '../mail-body.http.ts'
import { problem, refusedBy } from '../mail-problem.http.ts'
import type { SampleMail } from '../samples/sample-mails.ts'
import type { ReadMailBody } from './read-mail-body.usecase.ts'
import type { ResendDeadMails } from './resend-dead-mails.usecase.ts'
import type { ResendFailure, ResendMail } from './resend-mail.usecase.ts'
import { shownHtml } from './shown-html.ts'
import * as contract from './staff-mail.contract.ts'
import type { StaffMailStore } from './staff-mail.store.ts'

type Needs = {
  mails: Pick<StaffMailStore, 'list' | 'find'>
  readMailBody: ReadMailBody
  resendMail: ResendMail
  resendDeadMails: ResendDeadMails
  sampleMails: (langId: LangId) => SampleMail[]
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

const refused = refusedBy({
  mail_not_found: 404,
  mail_not_dead: 409,
  mail_not_last: 409,
} as const satisfies Record<ResendFailure['code'], number>)
const noMail = { code: 'mail_not_found', detail: 'There is no such mail' } as const

/** The queue of mails: what waits, fails and was given up; each mail and each template as it looks. */
export function staffMailRoutes(needs: Needs) {
  const { mails, readMailBody, resendMail, resendDeadMails, sampleMails, requireStaff, rateLimit } = needs
  const asked = { limit: rateLimit('staff-mails', 300), access: requireStaff('support') }
  const html = { description: 'As it looks', content: { 'text/html': { schema: z.string() } } }
  const list = listRoute({
    path: '/staff/mails',
    summary: 'Mails, the newest first, and how many wait',
    ...asked,
    query: contract.StaffMailsQuery,
    page: contract.StaffMailsReply,
  })
  const body = createRoute({
    method: 'get',
    path: '/staff/mails/{id}/body',
    summary: 'A mail as it looks, where it is about a booking, a trip or an enquiry; its links lead nowhere',
    ...asked,
    request: { params: contract.StaffMailParams },
    responses: { 200: html, ...problemReplies(404) },
  })
  const resend = createRoute({
    method: 'post',
    path: '/staff/mails/{id}/resend',
    summary: 'Send a mail again that was given up, or one about a trip or an enquiry',
    ...asked,
    request: { params: contract.StaffMailParams, body: jsonBody(contract.ResendMailBody, { lang_id: 1 }) },
    responses: jsonReplies(200, contract.ResentMailReply, 'The mail as it is now', 404, 409),
  })
  const resendAll = createRoute({
    method: 'post',
    path: '/staff/mails/resend-dead',
    summary: 'Send again all mails that were given up, but those whose link is over',
    ...asked,
    request: { body: jsonBody(contract.ResendDeadMailsBody, { topic: 'booking', lang_id: 1 }) },
    responses: jsonReplies(200, contract.ResentDeadMailsReply, 'How many'),
  })
  const templates = createRoute({
    method: 'get',
    path: '/staff/mails/templates',
    summary: 'Every template of a mail, in a language',
    ...asked,
    request: { query: contract.MailTemplatesQuery },
    responses: jsonReplies(200, contract.MailTemplatesReply, 'All of them'),
  })
  const template = createRoute({
    method: 'get',
    path: '/staff/mails/templates/{topic}/{template}',
    summary: 'A template as it looks with sample data',
    ...asked,
    request: { params: contract.MailTemplateParams, query: contract.MailTemplatesQuery },
    responses: { 200: html, ...problemReplies(404) },
  })
  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { page_size: limit, state, topic, search, after } = c.req.valid('query')
      return c.json(await mails.list({ state, topic, search, after, limit }), 200)
    })
    .openapi(body, async (c) => {
      const mail = await readMailBody(c.req.valid('param').id, staffActor(c))
      return mail ? mailBody(c, mail) : problem(c, 404, noMail)
    })
    .openapi(resend, async (c) => {
      const { id } = c.req.valid('param')
      const resent = await resendMail(id, staffActor(c))
      if (!resent.ok) return refused(c, resent.failure)
      const mail = await mails.find(id)
      return mail ? c.json({ mail }, 200) : problem(c, 404, noMail)
    })
    .openapi(resendAll, async (c) => {
      const { topic, search } = c.req.valid('json')
      return c.json({ resent: await resendDeadMails({ topic, search }, staffActor(c)) }, 200)
    })
    .openapi(templates, (c) => {
      const items = sampleMails(c.req.valid('query').lang_id ?? 1)
      return c.json(
        { items: items.map(({ topic, template, mail }) => ({ topic, template, subject: mail.subject })) },
        200,
      )
    })
    .openapi(template, (c) => {
      const { topic, template: named } = c.req.valid('param')
      const langId = c.req.valid('query').lang_id ?? 1
      const one = sampleMails(langId).find((mail) => mail.topic === topic && mail.template === named)
      if (!one) return problem(c, 404, noMail)
      return mailBody(c, { html: shownHtml(one.mail.html), langId })
    })
}
