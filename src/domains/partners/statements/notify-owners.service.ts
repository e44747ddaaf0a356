import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { PartnerNews, TellPartner } from './partner-news.ts'
import { findOwners } from './partner-owners.store.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Queues a mail to a partner's owner about the partner's money. */
    queuePartnerNews: TellPartner
  }
}

/** Mails a notification to a partner's owners with a verified address, each in their language. */
export async function notifyOwners(
  { queuePartnerNews }: Pick<App, 'queuePartnerNews'>,
  tx: Db,
  partnerId: string,
  notification: PartnerNews,
): Promise<void> {
  for (const owner of await findOwners(tx, partnerId)) await queuePartnerNews(tx, notification, owner)
}
