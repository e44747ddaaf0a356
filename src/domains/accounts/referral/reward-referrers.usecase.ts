import type { Clock } from '#kernel/clock.ts'
import { newReference } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { ReferralReward } from './referral-reward.ts'
import type { DueReferral, ReferralStore } from './referral.store.ts'
import { isSomebodyElse } from './different-person.ts'

/** Validity of the coupon. */
export const REWARD_DAYS = 365

const AT_ONCE = 100

/** Queues the mail with the coupon, in the transaction that creates it. */
export type TellReward = (
  tx: Db,
  reader: DueReferral['referrer'],
  coupon: { code: string; takes: ReferralReward; validUntil: Temporal.Instant },
) => Promise<void>

/** Creates a coupon that only one account can use. */
export type GiveReward = (
  tx: Db,
  coupon: {
    code: string
    givenTo: string
    takes: ReferralReward
    validFrom: Temporal.Instant
    validUntil: Temporal.Instant
  },
) => Promise<void>

type Needs = {
  db: Db
  referrals: ReferralStore
  giveReward: GiveReward
  tellReward: TellReward
  /** Returns the current reward. */
  reward: () => ReferralReward
  clock: Clock
}

/**
 * Gives a coupon to each referrer whose friend has had a first rental since. Idempotent: each friend is settled once. A
 * friend who turns out to be the referrer earns nothing.
 */
export function rewardReferrers(needs: Needs): () => Promise<void> {
  const { db, referrals, giveReward, tellReward, reward, clock } = needs

  async function settle(due: DueReferral): Promise<void> {
    const { referrer, friend, driverEmail } = due
    const validFrom = clock.now()
    const validUntil = validFrom.add({ hours: REWARD_DAYS * 24 })
    const takes = reward()
    const earned = isSomebodyElse(referrer.email, { email: friend.email, driverEmail })
    const couponCode = earned ? newReference() : null
    await db.transaction().execute(async (tx) => {
      const now = validFrom
      if (!(await referrals.settle(tx, { ...due, couponCode, now })) || couponCode === null) return
      await giveReward(tx, { code: couponCode, givenTo: referrer.id, takes, validFrom, validUntil })
      await tellReward(tx, referrer, { code: couponCode, takes, validUntil })
    })
  }

  return async () => {
    for (const due of await referrals.due(AT_ONCE)) await settle(due)
  }
}
