import { mailSetting } from '#domains/outgoing/public.ts'
import { recordAccess, type StaffActor } from '#domains/staff/public.ts'
import type { LangId } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { sampleMails } from '../sample-mails.ts'
import { selectRecordMails } from './record-mail.store.ts'
import { shownHtml } from './shown-html.ts'
import type * as operations from './staff-mail-operations.contract.ts'
import { findMailBody, selectMails } from './staff-mail.store.ts'

type Reads = Pick<App, 'db' | 'clock'>
/** The parts of the app that mail templates show. */
export type TemplatesApp = Pick<App, 'productName' | 'publicUrl' | 'mailSender'>

/** Lists mails, the newest first, and counts those that wait. */
export function listMails({ db }: Pick<App, 'db'>, { query }: Call<typeof operations.listMails>) {
  return selectMails(db, query)
}

/** Lists the mails about a trip, and records that a member of the staff looked at the trip. */
export async function listTripMails(
  app: Reads,
  { params: { id }, by }: Call<typeof operations.listTripMails>,
) {
  await recordAccess(app, by, { action: 'read_trip', subject: { kind: 'trip', id } })
  return { items: await selectRecordMails(app.db, { kind: 'trip', id }) }
}

/** Lists the mails about an enquiry, and records that a member of the staff looked at the enquiry. */
export async function listEnquiryMails(
  app: Reads,
  { params: { id }, by }: Call<typeof operations.listEnquiryMails>,
) {
  await recordAccess(app, by, { action: 'read_enquiry', subject: { kind: 'enquiry', id } })
  return { items: await selectRecordMails(app.db, { kind: 'enquiry', id }) }
}

/** Lists every template of a mail, by its subject in a language. */
export async function listMailTemplates(
  app: TemplatesApp,
  { query }: Call<typeof operations.listMailTemplates>,
) {
  const items = sampleMails(mailSetting(app, query.lang_id ?? 1), app.mailSender)
  return { items: items.map(({ topic, template, mail }) => ({ topic, template, subject: mail.subject })) }
}

export type ShownMail = { html: string; langId: LangId }

/** Reads a mail's HTML, and records the access. Null if there is none, or the staff may not read it. */
export async function readMailBody(app: Reads, id: string, by: StaffActor): Promise<ShownMail | null> {
  const mail = await findMailBody(app.db, id)
  if (!mail) return null
  const { about, html, langId } = mail
  await recordAccess(app, by, { action: 'read_mail', subject: about })
  return { html: shownHtml(html), langId }
}

/** Renders a template with sample data. Null if there is none. */
export function readMailTemplate(
  app: TemplatesApp,
  chosen: { topic: string; template: string },
  langId: LangId,
): ShownMail | null {
  const one = sampleMails(mailSetting(app, langId), app.mailSender).find(
    ({ topic, template }) => topic === chosen.topic && template === chosen.template,
  )
  return one ? { html: shownHtml(one.mail.html), langId } : null
}
