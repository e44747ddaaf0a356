import {
  queueComposedMail,
  type MailApp,
  type MailSetting,
  type SampleMail,
} from '#domains/outgoing/public.ts'
import type { Db } from '#platform/db/database.ts'
import { partnerMail, type PartnerNotification } from './partner-mail.ts'
import { findOwners } from './partner-owners.store.ts'

/** Queues a mail to a partner's owners with a verified address, each in their language. */
export async function queuePartnerMails(
  app: MailApp,
  tx: Db,
  partnerId: string,
  notification: PartnerNotification,
): Promise<void> {
  const origin = { topic: 'partner', template: notification.kind } as const
  for (const owner of await findOwners(tx, partnerId))
    await queueComposedMail(app, tx, owner, origin, (setting) => partnerMail(notification, setting))
}

const EUROS = { amount: 12_345, currency: 'EUR' }

const NOTIFICATIONS: readonly PartnerNotification[] = [
  {
    kind: 'statement_made',
    number: 'PS-2026-000042',
    month: '2026-11-01',
    total: EUROS,
    payout: EUROS,
    closing: { ...EUROS, amount: 0 },
  },
  { kind: 'payout_paid', number: 'PS-2026-000042', amount: EUROS, paidOn: '2026-12-04' },
  { kind: 'payout_account_changed', currency: 'EUR', account: 'ES•• •••• 1332' },
]

/** Composes the mails to partners with sample data. */
export function partnerSamples(setting: MailSetting): SampleMail[] {
  return NOTIFICATIONS.map((notification) => ({
    topic: 'partner',
    template: notification.kind,
    mail: partnerMail(notification, setting),
  }))
}
