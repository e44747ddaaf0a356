import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { SecondStepNotification } from '../account-notification.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import type { Origin } from '../sessions/token.ts'
import type { User } from '../user.ts'

/** Records a change to an account's second step and mails it to its owner, in the transaction of the change. */
export async function notifyOwner(
  { notifyAccount, clock }: Pick<App, 'notifyAccount' | 'clock'>,
  tx: Db,
  { user, notification, origin }: { user: User; notification: SecondStepNotification; origin: Origin },
): Promise<void> {
  await writeSecurityEvent(tx, { userId: user.id, kind: notification, now: clock.now(), origin })
  await notifyAccount(tx, notification, user, { page: '/forgot-password' })
}
