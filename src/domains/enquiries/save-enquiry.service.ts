import { emailKey, mailboxKey } from '#kernel/email-address.ts'
import { langIdOf, type LangId, type Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignedTimes } from '#platform/signed-time.ts'
import { countFormUse, insertEnquiry } from './enquiry.store.ts'
import type { FilledForm } from './filled-form.ts'
import { queueEnquiryReceived } from './mails/enquiry-mails.service.ts'
import { mayMailSender, findSpamSignals, withoutLinks } from './spam-signals.ts'

/** Fields of every form that describe how it was sent. */
type CommonFormFields = {
  lang_id?: LangId | undefined
  page?: string | undefined
  form_token?: string | undefined
  fax?: string | undefined
}

/** Circumstances in which a form was sent. */
export type Sending = {
  langId: LangId
  page: string | undefined
  formToken: string | undefined
  hiddenField: string | undefined
}

/** The sender. `isVerified`: their account has verified the form's address. */
type Sender = { userId: string | null; bookingId: string | null; isVerified: boolean }

declare module '#platform/app.ts' {
  interface App {
    /** Signs the time when a form was opened. */
    formTimes: SignedTimes
  }
}

/** The parts of the app that store a form. */
export type EnquiryApp = Pick<
  App,
  'db' | 'clock' | 'windowCounts' | 'formTimes' | 'productName' | 'publicUrl'
>

export function sendingOf({ body, language }: { body: CommonFormFields; language: Language }): Sending {
  return {
    langId: body.lang_id ?? langIdOf(language),
    page: body.page,
    formToken: body.form_token,
    hiddenField: body.fax,
  }
}

/** Max mails per mailbox, whatever the spelling of its address. */
const MAILS = { most: 5, seconds: 24 * 3600 }

/**
 * Stores a form as an enquiry in the caller's transaction, as spam if a robot seems to have sent it, and queues the mail
 * with its number. The reply is the same for a person and a robot.
 */
export async function saveEnquiry(
  app: Omit<EnquiryApp, 'db'>,
  tx: Db,
  form: FilledForm,
  sender: Sender,
  { langId, page, formToken = '', hiddenField = '' }: Sending,
) {
  const { clock, windowCounts, formTimes } = app
  const email = emailKey(form.email)
  const at = formTimes.read(form.kind, formToken)
  const now = clock.now()
  const opened = at && {
    seconds: (now.epochMilliseconds - at.epochMilliseconds) / 1000,
    uses: await countFormUse(tx, { token: formToken, openedAt: at }),
  }
  const text = [...form.quoted.map((one) => one.text), form.message].join('\n')
  const signs = findSpamSignals({ name: form.name, email, text, hiddenField, opened })
  const { userId, bookingId, isVerified } = sender
  const state = signs.length > 0 ? 'spam' : 'new'
  const row = { ...form, email, langId, userId, bookingId, signs, state, page: page ?? null } as const
  const { id, number } = await insertEnquiry(tx, row, now)
  const counted = { name: `mails of enquiries to ${mailboxKey(email)}`, limit: MAILS }
  const mails =
    signs.length === 0 &&
    mayMailSender({ opened, isVerified }) &&
    (await windowCounts.takeIn(tx, [counted], now)) === 0
  if (mails)
    await queueEnquiryReceived(app, tx, {
      recipient: email,
      langId,
      kind: form.kind,
      enquiryId: id,
      number,
      written: isVerified ? writtenIn(form) : null,
    })
  return { enquiry_id: id, number, status: 'new' as const }
}

function writtenIn({ name, quoted, message }: FilledForm) {
  return {
    name,
    quoted: quoted.map(({ field, text }) => ({ field, text: withoutLinks(text) })),
    message: withoutLinks(message),
  }
}
