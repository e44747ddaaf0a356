import { z } from 'zod'
import { MoneyContract, orNull } from '#kernel/contract.ts'

const forThoseWhoAnswer = 'null for a traveller, who sees the balance alone'

/** A company's wallet as one of its people sees it. */
export const TripWalletContract = z
  .object({
    balance: MoneyContract.meta({ description: 'Below zero: what the company owes' }),
    credit_limit: orNull(MoneyContract).meta({
      description: `How far below zero it may go; ${forThoseWhoAnswer}`,
    }),
    available: orNull(MoneyContract).meta({
      description: `The balance and the credit left; ${forThoseWhoAnswer}`,
    }),
  })
  .meta({ id: 'TripWallet' })
