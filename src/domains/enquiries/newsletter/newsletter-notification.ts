import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'

/** A mail about the newsletter. `at`: when the address was entered, or confirmed. */
export type NewsletterNotification =
  | { kind: 'confirm'; at: Temporal.Instant; /** Path of the page that confirms. */ page: string }
  | {
      kind: 'subscribed' | 'already'
      at: Temporal.Instant
      /** Path of the unsubscribe page. */
      page: string
      /** Path of the endpoint for mail programs (RFC 8058). */
      oneClick: string
    }

/** Queues a mail about the newsletter, in the transaction of the change that it reports. */
export type NotifySubscriber = (
  tx: Db,
  notification: NewsletterNotification,
  reader: { recipient: string; langId: LangId },
) => Promise<void>
