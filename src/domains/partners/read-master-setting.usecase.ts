import type { Clock } from '#kernel/clock.ts'
import { newLetters } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { boundsOf, commissionOf, type Commission, type CommissionBounds } from './commission.ts'
import type { LockAccount } from './lock-account.ts'
import { partnerLinks, type PartnerLink } from './partner-links.ts'
import type { PartnerStore } from './partner.store.ts'

/** 26 of 30 letters and digits: 127 random bits. */
const KEY_LETTERS = 26

/** The commission, links and widget key of the partner an account is of; null: it is of none. */
export type ReadMasterSetting = (
  userId: string,
) => Promise<{ commission: Commission; links: PartnerLink[]; widgetKey: string } | null>

type Needs = {
  db: Db
  partners: PartnerStore
  /** An account's referral code; null: there is no such account. */
  referralCodeOf: (userId: string) => Promise<string | null>
  lockAccount: LockAccount
  bounds: CommissionBounds
  publicUrl: string
  clock: Clock
}

/** The widget key is created on the first read, and never changes. */
export function readMasterSetting(needs: Needs): ReadMasterSetting {
  const { db, partners, referralCodeOf, lockAccount, bounds, publicUrl, clock } = needs

  async function newWidgetKey(userId: string, partnerId: string): Promise<string | null> {
    return db.transaction().execute(async (tx) => {
      if (!(await lockAccount(tx, userId))) return null
      const known = await partners.widgetKeyOf(tx, partnerId)
      if (known !== null) return known
      const widgetKey = `pk_${newLetters(KEY_LETTERS)}`
      await partners.addWidgetKey(tx, {
        partnerId,
        widgetKey,
        now: clock.now(),
      })
      return widgetKey
    })
  }

  return async (userId) => {
    const partner = await partners.ofUser(db, userId)
    const code = await referralCodeOf(userId)
    if (!partner) return null
    const widgetKey = (await partners.widgetKeyOf(db, partner.id)) ?? (await newWidgetKey(userId, partner.id))
    if (code === null || widgetKey === null) return null
    return {
      commission: commissionOf(partner.setLast, boundsOf(partner.bounds, bounds)),
      links: partnerLinks(publicUrl, code),
      widgetKey,
    }
  }
}
