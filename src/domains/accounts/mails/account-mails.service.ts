import {
  queueComposedMail,
  type MailApp,
  type MailSetting,
  type SampleMail,
} from '#domains/outgoing/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { User } from '../user.ts'
import { ACCOUNT_NOTIFICATIONS, accountMail, nameInMail, type AccountNotification } from './account-mail.ts'
import { rewardMail, type EarnedCoupon } from './reward-mail.ts'

/** Queues a mail about an account, within the rules of `nameInMail`. `page`: the target of its button. */
export async function queueAccountMail(
  app: MailApp,
  tx: Db,
  notification: AccountNotification,
  reader: Pick<User, 'email' | 'firstName' | 'langId' | 'emailVerified'>,
  { page }: { page: string },
): Promise<void> {
  const { email: recipient, langId } = reader
  const name = nameInMail(notification, reader)
  if (name === undefined) return
  const origin = { topic: 'account', template: notification } as const
  await queueComposedMail(app, tx, { recipient, langId }, origin, (setting) =>
    accountMail(notification, { name, page }, setting),
  )
}

/** Queues the coupon for a person who referred a friend. */
export function queueReward(
  app: MailApp,
  tx: Db,
  { email: recipient, firstName: name, langId }: Pick<User, 'email' | 'firstName' | 'langId'>,
  coupon: EarnedCoupon,
): Promise<void> {
  const origin = { topic: 'account', template: 'reward' } as const
  return queueComposedMail(app, tx, { recipient, langId }, origin, (setting) =>
    rewardMail(name, coupon, setting),
  )
}

/** Composes the mails about accounts with sample data. */
export function accountSamples(setting: MailSetting): SampleMail[] {
  return ACCOUNT_NOTIFICATIONS.map((template) => ({
    topic: 'account',
    template,
    mail: accountMail(template, { name: 'Layla', page: '/account' }, setting),
  }))
}

/** Composes the mail of a reward with sample data. */
export function rewardSample(setting: MailSetting): SampleMail {
  const coupon = {
    code: 'THANKS7QK2',
    takes: { kind: 'fixed', amount: { amount: 2500, currency: 'EUR' } },
    validUntil: Temporal.Instant.from('2027-05-30T09:00:00Z'),
  } as const
  return { topic: 'account', template: 'reward', mail: rewardMail('Layla', coupon, setting) }
}
