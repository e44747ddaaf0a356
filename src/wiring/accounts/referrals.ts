import { referralRoutes } from '#domains/accounts/referral/referral.routes.ts'
import { referralStore } from '#domains/accounts/referral/referral.store.ts'
import { rewardReferrers } from '#domains/accounts/referral/reward-referrers.usecase.ts'
import { issueCoupon as giveReward } from '#domains/coupons/public.ts'
import { hasTask } from '#domains/staff/public.ts'
import type { Accounts } from './accounts.ts'
import type { Notifications } from '../notifications.ts'
import type { Job, Shared } from '../share-context.ts'

export function wireReferrals(
  { db, clock, settings, publicUrl }: Shared,
  { users, requireRole }: Accounts,
  { queueReward: tellReward }: Notifications,
) {
  const referrals = referralStore(db, hasTask)
  const reward = () => settings.of('referral_reward')
  const rewardDue = rewardReferrers({ db, referrals, giveReward, tellReward, reward, clock })
  const jobs: Job[] = [{ name: 'reward referrers', everySeconds: 60, atOnce: true, work: rewardDue }]
  return {
    api: [referralRoutes({ users, referrals, reward, publicUrl, requireRole })],
    jobs,
  }
}
