import type { MiddlewareHandler } from 'hono'
import { mailStore, smsStore } from '#domains/outgoing/public.ts'
import type { RequireStaff } from '#domains/staff/public.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import type { RouteLimit } from '#platform/http/rate-limit.ts'
import { storedGauges } from '#platform/http/stored-gauges.ts'
import { MAIL_FIGURES } from './mail-figures.ts'
import { mailPersonalData } from './mail-personal-data.store.ts'
import { problems } from './mail-problem.http.ts'
import { mailRetention } from './mail-retention.store.ts'
import { mailboxRoutes } from './mailbox.routes.ts'
import { sendMails } from './send-mails.usecase.ts'
import { sendDueSms } from './sms/send-sms.usecase.ts'
import { smsRetention } from './sms/sms-retention.store.ts'
import { smsboxRoutes } from './sms/smsbox.routes.ts'
import { bulkMails } from './staff/bulk-mail.store.ts'
import { abandonMails, resendMails } from './staff/bulk-mails.service.ts'
import {
  listEnquiryMails,
  listMails,
  listMailTemplates,
  listTripMails,
  readMailBody,
  readMailTemplate,
  type TemplatesApp,
} from './staff/read-mails.usecase.ts'
import { resendDeadMails, resendMail } from './staff/resend-mail.usecase.ts'
import { mailBodyRoute, mailTemplateRoute } from './staff/staff-mail-body.routes.ts'
import * as operations from './staff/staff-mail-operations.contract.ts'
import { countUnsentMails } from './unsent-mails.store.ts'

const handle = handlersOf(problems)

type Routing = { requireStaff: RequireStaff; limitOf: (limit: RouteLimit) => MiddlewareHandler }

/** The local boxes exist only outside production. */
type BoxApp = Pick<App, 'db'> & { config: { production: boolean } }

/** Sending of queued mails, and the local mailbox. */
export const mails = {
  root: ({ db, config, renderAttachment }: BoxApp & Pick<App, 'renderAttachment'>) =>
    config.production
      ? []
      : [
          mailboxRoutes({
            listMails: () => mailStore(db).list(100),
            readMail: (id) => mailStore(db).read(id),
            fileOf: renderAttachment,
          }),
        ],
  jobs: (app: Parameters<typeof sendMails>[0]) => [
    {
      name: 'send mails',
      everySeconds: 5,
      isDue: mailStore(app.db).hasDue,
      atOnce: true,
      work: () => sendMails(app),
    },
  ],
  gauges: ({ db, clock, metrics }: Pick<App, 'db' | 'clock' | 'metrics'>) =>
    storedGauges(metrics, () => countUnsentMails(db, clock.now()), MAIL_FIGURES),
  personalData: mailPersonalData,
  retention: mailRetention,
}

/** Sending of queued text messages, and their local box. */
export const textMessages = {
  root: ({ db, config }: BoxApp) =>
    config.production ? [] : [smsboxRoutes({ listSms: () => smsStore(db).list(100) })],
  jobs: (app: Parameters<typeof sendDueSms>[0]) => [
    {
      name: 'send text messages',
      everySeconds: 1,
      isDue: smsStore(app.db).hasDue,
      atOnce: true,
      work: () => sendDueSms(app),
    },
  ],
  retention: smsRetention,
}

/** The staff's view of the mail queue. Separate modules keep the order of the API reference. */
export const mailQueue = {
  handlers: [handle(operations.listMails, listMails)],
  routes: (app: Pick<App, 'db' | 'clock'> & Routing) => [
    mailBodyRoute({ ...app, readMailBody: (id, by) => readMailBody(app, id, by) }),
  ],
  bulkActs: ({ db }: { db: Db }) => [resendMails(bulkMails(db)), abandonMails(bulkMails(db))],
}

export const mailTemplates = {
  handlers: [
    handle(operations.resendMail, resendMail),
    handle(operations.resendDeadMails, resendDeadMails),
    handle(operations.listMailTemplates, listMailTemplates),
  ],
  routes: (app: TemplatesApp & Routing) => [
    mailTemplateRoute({
      ...app,
      readMailTemplate: (templateKey, langId) => readMailTemplate(app, templateKey, langId),
    }),
  ],
}

export const recordMails = {
  handlers: [
    handle(operations.listTripMails, listTripMails),
    handle(operations.listEnquiryMails, listEnquiryMails),
  ],
}
