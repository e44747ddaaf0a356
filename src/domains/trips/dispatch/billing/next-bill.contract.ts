import { z } from 'zod'
import { MoneyContract } from '#kernel/contract.ts'
import { FareExplanation } from '#domains/fares/lines/fare.contract.ts'
import { BillTax } from '#domains/fares/taxes/bill-tax.contract.ts'
import { TripMoneyContract } from '../../journey/trip-money.contract.ts'

/** The bill as it would be issued now, and the money it would move. */
export const NextBillReply = z
  .object({
    bill: FareExplanation,
    tax: BillTax,
    money: TripMoneyContract.meta({ description: 'As it is once the bill is issued' }),
    taken: MoneyContract.meta({ description: 'From the wallet' }),
    returned: MoneyContract.meta({ description: 'To the wallet or the card' }),
  })
  .meta({ id: 'NextBill' })
export type NextBill = z.infer<typeof NextBillReply>
