import { z } from 'zod'
import { MoneyContract, orNull } from '#kernel/contract.ts'

/** The amounts of a trip, in the format used everywhere. */
export const TripMoneyContract = z
  .object({
    quoted: MoneyContract,
    billed: orNull(MoneyContract).meta({ description: 'Null: there is no bill yet' }),
    paid: MoneyContract.meta({
      description: 'By the wallet or the card, to the driver or at the desk, less what was given back',
    }),
    due: MoneyContract.meta({
      description: 'Still to be paid: of the bill, before there is one of the quote',
    }),
  })
  .meta({ id: 'TripMoney' })
