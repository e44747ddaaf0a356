import type { MailApp } from '#domains/outgoing/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { SecondStepNotification } from '../mails/account-mail.ts'
import { queueAccountMail } from '../mails/account-mails.service.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import type { Origin } from '../sessions/token.ts'
import type { User } from '../user.ts'

/** Records a change to an account's second step and mails it to its owner, in the transaction of the change. */
export async function notifyOwner(
  app: MailApp,
  tx: Db,
  { user, notification, origin }: { user: User; notification: SecondStepNotification; origin: Origin },
): Promise<void> {
  await writeSecurityEvent(tx, { userId: user.id, kind: notification, now: app.clock.now(), origin })
  await queueAccountMail(app, tx, notification, user, { page: '/forgot-password' })
}
