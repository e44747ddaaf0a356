import { z } from 'zod'
import {
  fieldError,
  LangIdField,
  MoneyContract,
  orNull,
  PageSizeField,
  queryNumber,
} from '#kernel/contract.ts'

/** State of a statement’s payout. `carried`: the statement has none. */
export const PAYOUT_STATES = ['carried', 'open', 'under_way', 'paid'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

export const PartnerStatementContract = z
  .object({
    id: z.uuid(),
    number: z.string().meta({ example: 'PS-2027-000042' }),
    month: z.iso.date().meta({ description: 'The first day of its month' }),
    made_at: z.iso.datetime(),
    opening: MoneyContract.meta({ description: 'Left by the one before; below zero: owed by the partner' }),
    total: MoneyContract.meta({ description: 'Of its lines' }),
    payout: MoneyContract,
    closing: MoneyContract.meta({ description: 'Left for the next' }),
    payout_state: z.enum(PAYOUT_STATES),
    paid_on: orNull(z.iso.date()),
  })
  .meta({ id: 'PartnerStatement' })
export type PartnerStatement = z.infer<typeof PartnerStatementContract>

export const PartnerStatementsQuery = z.object({
  after: z
    .uuid(fieldError('id_required'))
    .optional()
    .meta({ description: '`next` of the page before: statements made before that one' }),
  page_size: queryNumber(PageSizeField).default(12),
  lang_id: queryNumber(LangIdField).optional(),
})

export const PartnerStatementsReply = z.object({
  items: z.array(PartnerStatementContract).meta({ description: 'The newest first' }),
  next: orNull(z.uuid()).meta({ description: '`after` of the next page; null: there is none' }),
  ended: z
    .boolean()
    .meta({ description: 'The work with the partner has ended: nothing else is theirs to read' }),
})

export const STATEMENT_FORMATS = ['pdf', 'csv'] as const

export const StatementFileParams = z.object({
  id: z.string(),
  format: z.enum(STATEMENT_FORMATS),
})
export const StatementFileQuery = z.object({ lang_id: queryNumber(LangIdField).optional() })
