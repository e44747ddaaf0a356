import type { Clock } from '#kernel/clock.ts'
import { newLetters } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { boundsOf, commissionOf, type Commission, type CommissionBounds } from './commission.ts'
import type { OwnPartner, PartnerLink } from './partner.ts'
import type { PartnerStore } from './partner.store.ts'

/** 26 of 30 letters and digits: 127 random bits. */
const KEY_LETTERS = 26

/** The commission, links and widget key of a partner, for one of their people. */
export type ReadMasterSetting = (
  partner: OwnPartner,
  userId: string,
) => Promise<{ commission: Commission; links: PartnerLink[]; widgetKey: string }>

type Needs = {
  db: Db
  partners: PartnerStore
  linksOf: (userId: string) => Promise<PartnerLink[]>
  bounds: CommissionBounds
  clock: Clock
}

/** The widget key is created on the first read, and never changes. */
export function readMasterSetting({ db, partners, linksOf, bounds, clock }: Needs): ReadMasterSetting {
  const newKey = () => ({ widgetKey: `pk_${newLetters(KEY_LETTERS)}`, now: clock.now() })
  return async (partner, userId) => ({
    commission: commissionOf(partner.setLast, boundsOf(partner.bounds, bounds)),
    links: await linksOf(userId),
    widgetKey: await db.transaction().execute((tx) => partners.widgetKeyOf(tx, partner.id, newKey)),
  })
}
