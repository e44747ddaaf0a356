import { operation } from '#kernel/operation.ts'
import { ReferFriendQuery, ReferFriendReply } from './referral.contract.ts'

export const readReferral = operation({
  method: 'get',
  path: '/user/refer-friend',
  summary: 'The account’s code for friends, and what came of it',
  access: 'account',
  query: ReferFriendQuery,
  reply: [ReferFriendReply, 'The code and a link with it'],
  failures: { sign_in_required: 401 },
})
