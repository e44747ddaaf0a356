import type { LangId } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'

/** A mail to a partner's owners about the partner's money; days are `YYYY-MM-DD`. */
export type PartnerNotification =
  | { kind: 'statement_made'; number: string; month: string; total: Money; payout: Money; closing: Money }
  | { kind: 'payout_paid'; number: string; amount: Money; paidOn: string }
  /** `account`: its masked number. */
  | { kind: 'payout_account_changed'; currency: string; account: string }

/** Queues a mail to one of a partner's people, in the transaction of the change that it reports. */
export type NotifyPartner = (
  tx: Db,
  notification: PartnerNotification,
  reader: { recipient: string; langId: LangId },
) => Promise<void>
