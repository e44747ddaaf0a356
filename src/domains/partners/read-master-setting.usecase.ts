import type { Clock } from '#kernel/clock.ts'
import { newLetters } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { commissionOf, type Commission, type CommissionBounds } from './commission.ts'
import type { LockAccount } from './lock-account.ts'
import { partnerLinks, type PartnerLink } from './partner-links.ts'
import type { PartnerStore } from './partner.store.ts'

/** 26 of 30 letters and digits: 127 random bits. */
const KEY_LETTERS = 26

/** A partner's commission, links and widget key; null when the account no longer exists. */
export type ReadMasterSetting = (
  partnerId: string,
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

  async function newWidgetKey(partnerId: string): Promise<string | null> {
    return db.transaction().execute(async (tx) => {
      if (!(await lockAccount(tx, partnerId))) return null
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

  return async (partnerId) => {
    const code = await referralCodeOf(partnerId)
    const widgetKey = (await partners.widgetKeyOf(db, partnerId)) ?? (await newWidgetKey(partnerId))
    if (code === null || widgetKey === null) return null
    const last = await partners.lastCommission(db, partnerId)
    return {
      commission: commissionOf(last?.basisPoints ?? null, bounds),
      links: partnerLinks(publicUrl, code),
      widgetKey,
    }
  }
}
