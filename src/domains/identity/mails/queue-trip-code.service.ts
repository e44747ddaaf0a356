import { queueComposedMail, queueSms, type MailApp } from '#domains/outgoing/public.ts'
import { languageOf, type LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import { tripCodeMail, tripCodeSms } from './trip-code.ts'

type CodeMessage = { to: string; code: string; langId: LangId; expiresAt: Temporal.Instant }

/** Queues the mail with a code to sign in to trips. */
export function queueTripCodeMail(
  app: MailApp,
  tx: Db,
  { to: recipient, code, langId }: CodeMessage,
): Promise<void> {
  const origin = { topic: 'account', template: 'trip_code' } as const
  return queueComposedMail(app, tx, { recipient, langId }, origin, (setting) => tripCodeMail(code, setting))
}

/** Queues the text message with the code. */
export function queueTripCodeSms(
  { clock, productName }: MailApp,
  tx: Db,
  { to: recipient, code, langId, expiresAt }: CodeMessage,
): Promise<void> {
  const text = tripCodeSms(code, { language: languageOf(langId), productName })
  return queueSms(tx, { recipient, text, usefulUntil: expiresAt }, clock.now())
}
