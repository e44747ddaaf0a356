import { z } from 'zod'
import { MoneyContract, orNull } from '#kernel/contract.ts'

/** A company's wallet; what is `available` is the balance and the credit left. */
export const TripWalletContract = z
  .object({ balance: MoneyContract, credit_limit: MoneyContract, available: MoneyContract })
  .meta({ id: 'TripWallet' })
export type TripWallet = z.infer<typeof TripWalletContract>

/** Who a profile is, as specification §3 spells it. */
export const UserContentContract = z
  .object({
    name: z.string().meta({ description: 'Empty until it was told' }),
    customer_id: orNull(z.uuid()).meta({
      description: 'The company; null: a retail traveller or an owner’s',
    }),
    supervisor_id: orNull(z.uuid()).meta({ description: 'The profile that books and approves for this one' }),
    isAdmin: z.boolean(),
    owner_id: orNull(z.uuid()).meta({ description: 'The owner of vehicles whose person this is' }),
    pic: orNull(z.string()),
  })
  .meta({ id: 'UserContent' })

export const TripProfileContract = z
  .object({
    profile_id: z.uuid(),
    company_name: orNull(z.string()),
    isSupervisor: z.boolean(),
    userContent: UserContentContract,
    wallet: orNull(TripWalletContract).meta({ description: 'Of the company; null without one' }),
  })
  .meta({ id: 'TripProfile' })
export type TripProfileReply = z.infer<typeof TripProfileContract>
