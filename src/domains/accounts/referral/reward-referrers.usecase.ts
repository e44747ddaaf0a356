import { newReference } from '#kernel/ids.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { type DueReferral, selectDueReferrals, settleReferral } from './referral.store.ts'
import { isSomebodyElse } from './different-person.ts'
import { queueReward } from '../mails/account-mails.service.ts'
import type { ReferralReward } from '../mails/reward-mail.ts'

/** Validity of the coupon. */
export const REWARD_DAYS = 365

const AT_ONCE = 100

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

declare module '#platform/app.ts' {
  interface App {
    giveReward: GiveReward
  }
}

type RewardApp = Pick<
  App,
  'db' | 'clock' | 'settings' | 'hasTask' | 'giveReward' | 'productName' | 'publicUrl'
>

/**
 * Gives a coupon to each referrer whose friend has had a first rental since. Idempotent: each friend is settled once. A
 * friend who turns out to be the referrer earns nothing.
 */
export async function rewardReferrers(app: RewardApp): Promise<void> {
  for (const due of await selectDueReferrals(app.db, app.hasTask, AT_ONCE)) await settle(app, due)
}

async function settle(app: RewardApp, due: DueReferral): Promise<void> {
  const { referrer, friend, driverEmail } = due
  const validFrom = app.clock.now()
  const validUntil = validFrom.add({ hours: REWARD_DAYS * 24 })
  const takes = app.settings.of('referral_reward')
  const earned = isSomebodyElse(referrer.email, { email: friend.email, driverEmail })
  const couponCode = earned ? newReference() : null
  await app.db.transaction().execute(async (tx) => {
    const now = validFrom
    if (!(await settleReferral(tx, { ...due, couponCode, now })) || couponCode === null) return
    await app.giveReward(tx, { code: couponCode, givenTo: referrer.id, takes, validFrom, validUntil })
    await queueReward(app, tx, referrer, { code: couponCode, takes, validUntil })
  })
}
