import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOf } from '#kernel/locale.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RequireRole, TravellerVariables } from '../sessions/require-role.middleware.ts'
import type { UserStore } from '../user.store.ts'
import { referralLink } from './referral-link.ts'
import type { ReferralReward } from './referral-reward.ts'
import { ReferFriendQuery, ReferFriendReply } from './referral.contract.ts'
import type { ReferralStore } from './referral.store.ts'
import { problem } from '../account-problem.http.ts'

type Needs = {
  users: Pick<UserStore, 'find'>
  referrals: Pick<ReferralStore, 'countsOf'>
  /** Returns the current reward. */
  reward: () => ReferralReward
  publicUrl: string
  requireRole: RequireRole
}

export function referralRoutes({ users, referrals, reward, publicUrl, requireRole }: Needs) {
  const refer = createRoute({
    method: 'get',
    path: '/user/refer-friend',
    summary: 'The account’s code for friends, and what came of it',
    access: requireRole('account'),
    request: { query: ReferFriendQuery },
    responses: jsonReplies(200, ReferFriendReply, 'The code and a link with it'),
  })
  return openApiApp<TravellerVariables>().openapi(refer, async (c) => {
    const { lang_id } = c.req.valid('query')
    const user = await users.find(c.var.traveller.userId)
    if (!user) return problem(c, 401, { code: 'sign_in_required' })
    const takes = reward()
    const language = lang_id ? languageOf(lang_id) : languageOfRequest(c)
    return c.json(
      {
        code: user.referralCode,
        link: referralLink(publicUrl, language, user.referralCode),
        ...(await referrals.countsOf(user.id)),
        reward: takes.kind === 'fixed' ? takes : { kind: takes.kind, percent: takes.basisPoints / 100 },
      },
      200,
    )
  })
}
