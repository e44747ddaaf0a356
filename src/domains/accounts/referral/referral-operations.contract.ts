import { operation } from '#kernel/operation.ts'
import { z } from 'zod'
import { LangIdField, MoneyContract, queryNumber } from '#kernel/contract.ts'

const ReferFriendQuery = z.object({
  lang_id: queryNumber(LangIdField).optional().meta({ description: 'Language of the page the link opens' }),
})

const ReferFriendReply = z.object({
  code: z.string(),
  link: z.url().meta({ description: 'Opens an account with the code' }),
  invited: z.int().meta({ description: 'Friends who opened an account with it' }),
  rewarded: z.int().meta({ description: 'Of these, who had a first rental and so earned a coupon' }),
  reward: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('fixed'), amount: MoneyContract }),
      z.object({ kind: z.literal('percent'), percent: z.number() }),
    ])
    .meta({ description: 'What the coupon for the next friend takes off' }),
})

export const readReferral = operation({
  method: 'get',
  path: '/user/refer-friend',
  summary: 'The account’s code for friends, and what came of it',
  access: 'account',
  query: ReferFriendQuery,
  reply: [ReferFriendReply, 'The code and a link with it'],
  failures: { sign_in_required: 401 },
})
