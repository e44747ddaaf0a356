import type { Db } from '#platform/db/database.ts'
import type { PartnerNews, TellPartner } from './partner-news.ts'
import type { findOwners } from './partner-owners.store.ts'

/** Mails news of a partner's money to its owners, each in their language; to addresses that are proved alone. */
export type TellOwners = (tx: Db, partnerId: string, news: PartnerNews) => Promise<void>

type Needs = { findOwners: typeof findOwners; tellPartner: TellPartner }

export function tellOwners({ findOwners: ownersOf, tellPartner }: Needs): TellOwners {
  return async (tx, partnerId, news) => {
    for (const owner of await ownersOf(tx, partnerId)) await tellPartner(tx, news, owner)
  }
}
