import { z } from 'zod'
import {
  RequestedMoneyContract,
  fieldError,
  IdInPath,
  keyedPage,
  keyedQuery,
  LangIdField,
  longTextField,
  MoneyContract,
  queryNumber,
} from '#kernel/contract.ts'
import { WAITING_KINDS, WalletDetailQuery, WalletEntriesContract } from './wallet.contract.ts'
import type { CompanyFieldCode } from '../company-field-messages.ts'

/** Maximum amount in hundredths: far above any payment, yet small enough for exact sums of thousands. */
const MAX_AMOUNT = 1_000_000_000_000

const amountError = fieldError<CompanyFieldCode>('amount_invalid')
const limitError = fieldError<CompanyFieldCode>('credit_limit_invalid')

const AmountField = RequestedMoneyContract.extend({
  amount: z.int(amountError).min(1, amountError).max(MAX_AMOUNT, amountError),
})
const LimitField = RequestedMoneyContract.extend({
  amount: z.int(limitError).min(0, limitError).max(MAX_AMOUNT, limitError),
})
const ReasonField = longTextField('reason_empty', 500).meta({
  description: 'For the audit and the statement',
})

/** A company's wallet in the format of the staff's API. Without a wallet, balance and limit are zero. */
export const StaffWalletContract = z
  .object({
    company_id: z.uuid(),
    corp_id: z.string(),
    company: z.string(),
    balance: MoneyContract,
    credit_limit: MoneyContract,
    available: MoneyContract,
  })
  .meta({ id: 'StaffWallet' })
export type StaffWallet = z.infer<typeof StaffWalletContract>

export const StaffWalletsQuery = z.object({
  ...keyedQuery('companies after that one'),
})
export const StaffWalletsReply = z.object({
  ...keyedPage(StaffWalletContract),
})

export const StaffWalletParams = z.object({ id: IdInPath.meta({ description: 'Of the company' }) })
export const StaffWalletQuery = WalletDetailQuery.extend({ lang_id: queryNumber(LangIdField).optional() })
/** A transfer, or a raise of the credit limit, that waits for a second person. */
export const WaitingTransferContract = z
  .object({
    transfer_id: z.uuid(),
    kind: z.enum(WAITING_KINDS),
    amount: MoneyContract.meta({ description: 'Of a raise: the limit that it is to be' }),
    reason: z.string(),
    asked_by: z.object({ staff_id: z.uuid(), name: z.string() }),
    asked_at: z.iso.datetime(),
  })
  .meta({ id: 'WaitingTransfer' })
export type WaitingTransfer = z.infer<typeof WaitingTransferContract>

export const StaffWalletReply = z
  .object({
    wallet: StaffWalletContract,
    waiting: z.array(WaitingTransferContract).meta({ description: 'The oldest first' }),
    ...WalletEntriesContract,
  })
  .meta({ id: 'StaffWalletDetail' })

const more = { reason: ReasonField, lang_id: LangIdField.optional() }
export const TransferBody = z.strictObject({ amount: AmountField, ...more })
export const CreditLimitBody = z.strictObject({ credit_limit: LimitField, ...more })
export const ChangedWalletReply = z.object({
  wallet: StaffWalletContract,
  waits: z.boolean().meta({ description: 'It is too large for one person, and waits for a second' }),
})

export const TransferParams = StaffWalletParams.extend({ transfer: IdInPath })
export const DecideTransferBody = z.strictObject({
  approve: z.boolean(fieldError('yes_or_no')),
  lang_id: LangIdField.optional(),
})
