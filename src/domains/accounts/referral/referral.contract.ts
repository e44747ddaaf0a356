import { z } from 'zod'
import { LangIdField, MoneyContract, queryNumber } from '#kernel/contract.ts'

export const ReferFriendQuery = z.object({
  lang_id: queryNumber(LangIdField).optional().meta({ description: 'Language of the page the link opens' }),
})

export const ReferFriendReply = z.object({
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
