import { z } from 'zod'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff, type StaffActor } from '#domains/staff/public.ts'
import type { LangId } from '#kernel/locale.ts'
import { openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RouteLimit } from '#platform/http/rate-limit.ts'
import type { MiddlewareHandler } from 'hono'
import { mailBody } from '../mail-body.http.ts'
import { problems } from '../mail-problem.http.ts'
import type { ShownMail } from './read-mails.usecase.ts'
import * as operations from './staff-mail-operations.contract.ts'
import { MailTemplateParams, MailTemplatesQuery, StaffMailParams } from './staff-mail.contract.ts'

type Routing = { requireStaff: RequireStaff; limitOf: (limit: RouteLimit) => MiddlewareHandler }

const noMail = { code: 'mail_not_found', detail: 'There is no such mail' } as const
const replies = {
  200: { description: 'As it looks', content: { 'text/html': { schema: z.string() } } },
  ...problemReplies(404),
}

/** Route of a mail as HTML. */
export function mailBodyRoute({
  readMailBody,
  requireStaff,
  limitOf,
}: Routing & { readMailBody: (id: string, by: StaffActor) => Promise<ShownMail | null> }) {
  const route = createRoute({
    method: 'get',
    path: '/staff/mails/{id}/body',
    summary: 'A mail as it looks, where it is about a booking, a trip or an enquiry; its links lead nowhere',
    limit: limitOf(operations.listMails.limit),
    access: requireStaff('support'),
    request: { params: StaffMailParams },
    responses: replies,
  })
  return openApiApp<TravellerVariables>().openapi(route, async (c) => {
    const mail = await readMailBody(c.req.valid('param').id, staffActor(c))
    return mail ? mailBody(c, mail) : problems.problem(c, 404, noMail)
  })
}

/** Route of a template with sample data as HTML. */
export function mailTemplateRoute({
  readMailTemplate,
  requireStaff,
  limitOf,
}: Routing & {
  readMailTemplate: (templateKey: { topic: string; template: string }, langId: LangId) => ShownMail | null
}) {
  const route = createRoute({
    method: 'get',
    path: '/staff/mails/templates/{topic}/{template}',
    summary: 'A template as it looks with sample data',
    limit: limitOf(operations.listMails.limit),
    access: requireStaff('support'),
    request: { params: MailTemplateParams, query: MailTemplatesQuery },
    responses: replies,
  })
  return openApiApp<TravellerVariables>().openapi(route, (c) => {
    const mail = readMailTemplate(c.req.valid('param'), c.req.valid('query').lang_id ?? 1)
    return mail ? mailBody(c, mail) : problems.problem(c, 404, noMail)
  })
}
