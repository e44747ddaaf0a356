import type { LangId } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'

/** What a partner's owners are mailed about their money; days are `YYYY-MM-DD`. */
export type PartnerNews =
  | { kind: 'statement_made'; number: string; month: string; total: Money; payout: Money; closing: Money }
  | { kind: 'payout_paid'; number: string; amount: Money; paidOn: string }
  /** `account`: as much of its number as anybody may see. */
  | { kind: 'payout_account_changed'; currency: string; account: string }

/** Queues a mail to one of a partner's people, in the transaction of what it reports. */
export type TellPartner = (
  tx: Db,
  news: PartnerNews,
  reader: { recipient: string; langId: LangId },
) => Promise<void>
