import { z } from 'zod'
import { fieldError, MoneyContract, orNull, queryNumber } from '#kernel/contract.ts'
import { TripWalletContract } from '#domains/identity/profile/company-wallet.contract.ts'

/** Amounts that a trip takes from its company's wallet: the fare, a surplus of the bill, or a cancellation fee. */
export const WALLET_CHARGES = ['fare', 'bill_surplus', 'fee'] as const
export type WalletCharge = (typeof WALLET_CHARGES)[number]

/** Amounts that a trip returns: a refund, or the reduction of a bill. */
export const WALLET_CREDITS = ['refund', 'bill_reduction'] as const
export type WalletCredit = (typeof WALLET_CREDITS)[number]

/** Entries by the staff: a company's transfer to us, or ours to the company. */
export const WALLET_TRANSFERS = ['top_up', 'pay_out'] as const
export type WalletTransfer = (typeof WALLET_TRANSFERS)[number]

/** Changes that may need a second person: a transfer, or a raise of the credit limit. */
export const WAITING_KINDS = [...WALLET_TRANSFERS, 'credit_limit'] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

export const WALLET_ENTRY_KINDS = [...WALLET_CHARGES, ...WALLET_CREDITS, ...WALLET_TRANSFERS] as const
export type WalletEntryKind = (typeof WALLET_ENTRY_KINDS)[number]

const afterError = fieldError('after_invalid')
const rowsError = fieldError('page_size_invalid')

export const WalletDetailQuery = z.object({
  after: queryNumber(z.int(afterError).min(1, afterError))
    .optional()
    .meta({ description: '`next` of the page before: older entries than that' }),
  rows: queryNumber(z.int(rowsError).min(1, rowsError).max(100, rowsError)).default(20),
})

export const WalletHeaders = z.object({
  language: z.string().optional().meta({ description: '`en` or `ar`; any other is answered in English' }),
})

/** One entry of a wallet. */
export const WalletEntryContract = z
  .object({
    entry_id: z.uuid(),
    number: z.int().meta({ description: 'In the wallet, from 1 without gaps' }),
    kind: z.enum(WALLET_ENTRY_KINDS),
    amount: MoneyContract.meta({ description: 'Below zero: what the wallet paid' }),
    balance: MoneyContract.meta({ description: 'After it' }),
    trip_id: orNull(z.uuid()),
    reason: orNull(z.string()).meta({ description: 'Of what the staff entered' }),
    at: z.iso.datetime(),
  })
  .meta({ id: 'WalletEntry' })
export type WalletEntry = z.infer<typeof WalletEntryContract>

/** A page of entries, newest first. */
export const WalletEntriesContract = {
  entries: z.array(WalletEntryContract),
  next: orNull(z.int()).meta({ description: '`after` of the next page; null: there is none' }),
}

export const WalletDetailReply = TripWalletContract.extend(WalletEntriesContract).meta({ id: 'WalletDetail' })
export type WalletDetail = z.infer<typeof WalletDetailReply>
