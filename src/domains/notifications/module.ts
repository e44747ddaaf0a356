import type { MiddlewareHandler } from 'hono'
import type { RequireStaff } from '#domains/staff/public.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import type { NamedLimit } from '#platform/http/rate-limit.ts'
import { problems } from './mail-problem.http.ts'
import { bulkMails } from './staff/bulk-mail.store.ts'
import { leaveMails, resendMails } from './staff/bulk-mails.service.ts'
import {
  listEnquiryMails,
  listMails,
  listMailTemplates,
  listTripMails,
  readMailBody,
  readMailTemplate,
} from './staff/read-mails.usecase.ts'
import { resendDeadMails, resendMail } from './staff/resend-mail.usecase.ts'
import { mailBodyRoute, mailTemplateRoute } from './staff/staff-mail-body.routes.ts'
import * as operations from './staff/staff-mail-operations.contract.ts'

const handle = handlersOf(problems)

type Routing = { requireStaff: RequireStaff; limitOf: (limit: NamedLimit) => MiddlewareHandler }

/** The queue of mails, for the staff. The three modules keep the order of the API reference. */
export const mailQueue = {
  handlers: [handle(operations.listMails, listMails)],
  routes: (app: Pick<App, 'db' | 'clock'> & Routing) => [
    mailBodyRoute({ ...app, readMailBody: (id, by) => readMailBody(app, id, by) }),
  ],
  bulkActs: ({ db }: { db: Db }) => [resendMails(bulkMails(db)), leaveMails(bulkMails(db))],
}

export const mailTemplates = {
  handlers: [
    handle(operations.resendMail, resendMail),
    handle(operations.resendDeadMails, resendDeadMails),
    handle(operations.listMailTemplates, listMailTemplates),
  ],
  routes: (app: Pick<App, 'sampleMails'> & Routing) => [
    mailTemplateRoute({ ...app, readMailTemplate: (named, langId) => readMailTemplate(app, named, langId) }),
  ],
}

export const recordMails = {
  handlers: [
    handle(operations.listTripMails, listTripMails),
    handle(operations.listEnquiryMails, listEnquiryMails),
  ],
}
