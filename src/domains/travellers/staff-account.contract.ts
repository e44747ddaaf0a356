import { z } from 'zod'
import { PersonalDataReply } from '#domains/accounts/personal-data/personal-data.contract.ts'
import { BOOKING_STATUSES } from '#domains/rentals/bookings/booking-status.contract.ts'
import {
  EmailField,
  IdInPath,
  keyedPage,
  keyedQuery,
  LangIdField,
  orNull,
  searchField,
  textField,
} from '#kernel/contract.ts'
import type { TravellerFieldCode } from './traveller-field-messages.ts'

/** Audit actions of staff on an account. */
export const ACCOUNT_ACTIONS = [
  'read_account',
  'block_account',
  'unblock_account',
  'end_account_sessions',
  'mail_password_link',
  'export_account',
  'erase_account',
] as const

export const ACCOUNT_ROLES = ['traveller', 'partner', 'staff'] as const

const lang_id = LangIdField.optional()
const at = z.iso.datetime()

export const StaffAccountsQuery = z.object({
  search: searchField(100)
    .optional()
    .meta({ description: 'Parts of a name, an e-mail or a phone number, each of which is found' }),
  blocked: z.literal('true').optional().meta({ description: 'Those alone that are blocked' }),
  ...keyedQuery('accounts opened before that', 50),
})

const StaffAccountSummaryContract = z
  .object({
    account_id: z.uuid(),
    name: z.string(),
    email: z.string(),
    email_proved: z.boolean(),
    phone: orNull(z.string()),
    role: z.enum(ACCOUNT_ROLES),
    blocked: z.boolean(),
    created_at: at,
  })
  .meta({ id: 'StaffAccountSummary' })
export type StaffAccountSummary = z.infer<typeof StaffAccountSummaryContract>

export const StaffAccountsReply = z.object({ ...keyedPage(StaffAccountSummaryContract) })
export type StaffAccounts = z.infer<typeof StaffAccountsReply>

/** An account as the staff read it; that they did is in its history the next time. */
export const StaffAccountContract = StaffAccountSummaryContract.extend({
  account_lang_id: LangIdField,
  has_password: z.boolean(),
  block: orNull(z.object({ at, reason: z.string(), by: z.string() })).meta({
    description: 'When, why and by whom it was blocked',
  }),
  second_step: z.object({ codes: z.boolean(), passkeys: z.int(), recovery_codes: z.int() }),
  services: z.array(z.string()).meta({ description: 'Other services that sign in to it' }),
  sessions: z.array(
    z.object({
      session_id: z.uuid(),
      device: orNull(z.string()),
      address: orNull(z.string()),
      signed_in_at: at,
      expires_at: at,
    }),
  ),
  bookings: z.array(
    z.object({
      booking_id: z.uuid(),
      reference: z.string(),
      status: z.enum(BOOKING_STATUSES),
      pickup_at: z.string().meta({ description: 'Wall time at the desk' }),
      created_at: at,
    }),
  ),
  mails: z
    .array(z.object({ mail_id: z.uuid(), subject: z.string(), created_at: at, sent_at: orNull(at) }))
    .meta({ description: 'To its address, once that is proved' }),
  history: z.array(
    z.object({
      at,
      action: z.enum(ACCOUNT_ACTIONS),
      by: z.string().meta({ description: 'The colleague’s name' }),
    }),
  ),
}).meta({ id: 'StaffAccount' })
export type StaffAccount = z.infer<typeof StaffAccountContract>

export const StaffAccountParams = z.object({ id: IdInPath })

export const BlockAccountBody = z.strictObject({
  reason: textField<TravellerFieldCode>('block_reason_required', 300).meta({
    description: 'For colleagues; its owner reads it in the data that is held of them',
  }),
  lang_id,
})
export const AccountActionBody = z.strictObject({ lang_id })
export const EraseAccountBody = z.strictObject({
  email: EmailField.meta({ description: 'Of the account, typed once more' }),
  lang_id,
})
/** The same export as the owner's own. */
export const ExportedAccountReply = PersonalDataReply
export const ChangedAccountReply = z.object({ account: StaffAccountContract })
