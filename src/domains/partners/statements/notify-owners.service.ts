import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { PartnerNotification, NotifyPartner } from './partner-notification.ts'
import { findOwners } from './partner-owners.store.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Queues a mail to a partner's owner about the partner's money. */
    queuePartnerNotification: NotifyPartner
  }
}

/** Mails a notification to a partner's owners with a verified address, each in their language. */
export async function notifyOwners(
  { queuePartnerNotification }: Pick<App, 'queuePartnerNotification'>,
  tx: Db,
  partnerId: string,
  notification: PartnerNotification,
): Promise<void> {
  for (const owner of await findOwners(tx, partnerId)) await queuePartnerNotification(tx, notification, owner)
}
