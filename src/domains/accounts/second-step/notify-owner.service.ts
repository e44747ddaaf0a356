import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { SecondStepNews, TellAccount } from '../account-news.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import type { Origin } from '../sessions/token.ts'
import type { User } from '../user.ts'

/** Records a change to an account's second step and mails it to its owner, in the transaction of the change. */
export type NotifyOwner = (tx: Db, user: User, news: SecondStepNews, origin: Origin) => Promise<void>

type Needs = { tellAccount: TellAccount; writeSecurityEvent: WriteSecurityEvent; clock: Clock }

export function notifyOwner({ tellAccount, writeSecurityEvent, clock }: Needs): NotifyOwner {
  return async (tx, user, news, origin) => {
    const now = clock.now()
    await writeSecurityEvent(tx, { userId: user.id, kind: news, now, origin })
    await tellAccount(tx, news, user, { page: '/forgot-password' })
  }
}
