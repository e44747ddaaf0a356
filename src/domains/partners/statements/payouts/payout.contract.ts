import { z } from 'zod'
import {
  DateField,
  fieldError,
  LangIdField,
  MoneyContract,
  orNull,
  PageSizeField,
  queryNumber,
} from '#kernel/contract.ts'
import { CURRENCIES } from '#kernel/locale.ts'

/** Formats of a batch’s file: a SEPA credit transfer in euros, or a list for a bank’s form. */
export const BATCH_FORMATS = ['sepa', 'csv'] as const
export type BatchFormat = (typeof BATCH_FORMATS)[number]

export const BATCH_STATUSES = ['waiting', 'approved', 'refused', 'paid'] as const
export type BatchStatus = (typeof BATCH_STATUSES)[number]

/**
 * Reasons to withhold a payout: no account, or an ended partner’s last balance is negative or below the
 * minimum.
 */
export const WITHHELD_REASONS = ['no_account', 'owes_us', 'too_little'] as const
export type WithheldReason = (typeof WITHHELD_REASONS)[number]

const PersonContract = z.object({ staff_id: z.uuid(), name: z.string() })

export const PayoutBatchContract = z
  .object({
    id: z.uuid(),
    format: z.enum(BATCH_FORMATS),
    status: z.enum(BATCH_STATUSES),
    payouts: z.int(),
    total: MoneyContract,
    prepared_by: PersonContract,
    prepared_at: z.iso.datetime(),
    decided_by: orNull(PersonContract),
    decided_at: orNull(z.iso.datetime()),
    paid_on: orNull(z.iso.date()),
  })
  .meta({ id: 'PayoutBatch' })
export type PayoutBatch = z.infer<typeof PayoutBatchContract>

const WithheldPayoutContract = z
  .object({
    partner_id: z.uuid(),
    partner: z.string(),
    code: z.string(),
    amount: MoneyContract,
    why: z.enum(WITHHELD_REASONS),
  })
  .meta({ id: 'HeldBackPayout' })
export type WithheldPayout = z.infer<typeof WithheldPayoutContract>

export const PayoutsQuery = z.object({
  after: z
    .uuid(fieldError('id_required'))
    .optional()
    .meta({ description: '`next` of the page before: batches prepared before that one' }),
  page_size: queryNumber(PageSizeField).default(20),
  lang_id: queryNumber(LangIdField).optional(),
})

export const PayoutsReply = z
  .object({
    ready: z
      .array(z.object({ format: z.enum(BATCH_FORMATS), payouts: z.int(), total: MoneyContract }))
      .meta({ description: 'What may be prepared, by currency and file' }),
    held: z.array(WithheldPayoutContract),
    batches: z.array(PayoutBatchContract).meta({ description: 'The newest first' }),
    next: orNull(z.uuid()),
  })
  .meta({ id: 'Payouts' })

export const BatchParams = z.object({ id: z.string() })
export const BatchReply = z.object({
  batch: PayoutBatchContract,
  payouts: z.array(
    z.object({
      partner_id: z.uuid(),
      partner: z.string(),
      code: z.string(),
      number: z.string().meta({ description: 'Of its statement' }),
      amount: MoneyContract,
      account: z.string().meta({ description: 'Its last four characters' }),
      holder: orNull(z.string()).meta({ description: 'Of the account; null: it was paid' }),
    }),
  ),
})
export type BatchDetail = z.infer<typeof BatchReply>

const lang_id = LangIdField.optional()

export const PrepareBatchBody = z.strictObject({
  currency: z.enum(
    CURRENCIES.map(({ code }) => code),
    fieldError('currency_unknown'),
  ),
  format: z.enum(BATCH_FORMATS),
  lang_id,
})
export const DecideBatchBody = z.strictObject({ approve: z.boolean(fieldError('yes_or_no')), lang_id })
export const PaidBatchBody = z.strictObject({ paid_on: DateField, lang_id })
export const BatchFileQuery = z.object({
  as: z.enum(['csv', 'xlsx']).default('csv').meta({ description: 'Of a list; a SEPA file is XML' }),
  lang_id: queryNumber(LangIdField).optional(),
})
