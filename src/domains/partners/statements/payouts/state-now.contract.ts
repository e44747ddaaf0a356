import { z } from 'zod'
import { codeField, LangIdField, MoneyContract, orNull, queryNumber, textField } from '#kernel/contract.ts'
import { EARNING_REASONS } from '../../record/earning.contract.ts'
import { LINE_KINDS } from '../line-kind.contract.ts'

/** Lines of a statement that a preview shows; the statement has all. */
export const LINES_SHOWN = 100

const CodeField = codeField('id_required', 20).meta({ description: 'The code of a partner that has ended' })
const lang_id = LangIdField.optional()

export const StatementPreviewQuery = z.object({
  code: CodeField,
  lang_id: queryNumber(LangIdField).optional(),
})

export const StatementPreviewReply = z
  .object({
    partner: z.string(),
    seen: z.string().meta({
      description: 'What making them asks for: they are made as they were seen, or not',
      example: '2026-12 EUR 3 0 6000 6000',
    }),
    statements: z.array(
      z.object({
        month: z.iso.date().meta({ description: 'The first day of its month' }),
        opening: MoneyContract,
        total: MoneyContract,
        payout: MoneyContract,
        closing: MoneyContract,
        count: z.int().meta({ description: 'Lines of it' }),
        lines: z
          .array(
            z.object({
              reference: z.string(),
              pick_up_on: z.iso.date(),
              kind: z.enum(LINE_KINDS),
              reason: orNull(z.enum(EARNING_REASONS)),
              amount: MoneyContract,
            }),
          )
          .meta({ description: `The first ${LINES_SHOWN}` }),
      }),
    ),
  })
  .meta({ id: 'StatementPreview' })
export type StatementPreview = z.infer<typeof StatementPreviewReply>

export const StatementNowBody = z.strictObject({
  code: CodeField,
  seen: textField('id_required', 2000).meta({ description: '`seen` of the preview' }),
  lang_id,
})
export const StatementNowReply = z.object({ numbers: z.array(z.string()) })
