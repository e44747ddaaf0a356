import { z } from 'zod'
import { fieldError, IdInPath, keyedPage, keyedQuery, LangIdField, orNull } from '#kernel/contract.ts'
import type { StaffFieldCode } from '../staff-field-messages.ts'
import { BULK_ACTS, BULK_ROW_STATES, BULK_STATES, BULK_SKIP_REASONS } from './bulk-acts.contract.ts'

/** Max rows selected one by one; larger selections use the filter. */
export const MAX_CHOSEN = 500

/** Max rows counted in a preview; the run processes all rows. */
export const MAX_PREVIEWED = 20_000

/** Validated by the action itself. */
const fields = z.record(z.string(), z.unknown())

const Which = z
  .strictObject({ ids: z.array(z.uuid()).min(1).max(MAX_CHOSEN).optional(), filter: fields.optional() })
  .refine(
    ({ ids, filter }) => (ids === undefined) !== (filter === undefined),
    fieldError<StaffFieldCode>('rows_by_one'),
  )

const requestFields = {
  act: z.enum(BULK_ACTS),
  which: Which.meta({
    description: 'Rows by their ids, or all that the filter of their list finds, as its query names it',
  }),
  lang_id: LangIdField.optional(),
}

export const PreviewBulkBody = z.strictObject({
  ...requestFields,
  after: z.uuid().optional().meta({ description: '`next` of the page before' }),
})

export const BeginBulkBody = z.strictObject({
  ...requestFields,
  choice: fields.optional().meta({
    description: 'What the act needs besides: `colleague_id` of who gets tasks, `reason` of a refusal',
  }),
})

const row = {
  row_id: z.uuid(),
  name: orNull(z.string()).meta({ description: 'Null: it is no longer there' }),
  about: orNull(z.string()),
}

/** A current row, with the change that the action would make, or the reason to skip it. */
export const PreviewedRowContract = z
  .object({ ...row, why: orNull(z.enum(BULK_SKIP_REASONS)).meta({ description: 'Null: it would be done' }) })
  .meta({ id: 'PreviewedBulkRow' })

export const BulkPreviewReply = z.object({
  ...keyedPage(PreviewedRowContract),
  counts: orNull(
    z.object({
      will: z.int(),
      wont: z.array(z.object({ why: z.enum(BULK_SKIP_REASONS), rows: z.int() })),
      more: z
        .boolean()
        .meta({ description: `Only the first ${MAX_PREVIEWED} rows were counted; the run takes all` }),
    }),
  ).meta({ description: 'Null on pages after the first' }),
  colleagues: z
    .array(z.object({ staff_id: z.uuid(), name: z.string() }))
    .meta({ description: 'Who can get the rows, where the act gives them to somebody' }),
})
export type BulkPreview = z.infer<typeof BulkPreviewReply>

export const BulkActionContract = z
  .object({
    bulk_id: z.uuid(),
    act: z.enum(BULK_ACTS),
    by: z.object({ staff_id: z.uuid(), name: z.string() }),
    state: z.enum(BULK_STATES),
    created_at: z.iso.datetime(),
    ended_at: orNull(z.iso.datetime()),
    stopped_by: orNull(z.string()).meta({
      description: 'Null of a stopped one: who began it may no longer do it',
    }),
    rows: z.object({ waiting: z.int(), done: z.int(), refused: z.int(), failed: z.int() }),
  })
  .meta({ id: 'BulkAction' })
export type BulkAction = z.infer<typeof BulkActionContract>

export const BulkActionReply = z.object({ bulk: BulkActionContract })
export const BulkActionsQuery = z.object({ ...keyedQuery('older ones') })
export const BulkActionsReply = z.object({ ...keyedPage(BulkActionContract) })
export type BulkActions = z.infer<typeof BulkActionsReply>

export const BulkRowsQuery = z.object({
  state: z.enum(BULK_ROW_STATES).optional(),
  ...keyedQuery('in the same order', 50),
})
export const BulkRowContract = z
  .object({ ...row, state: z.enum(BULK_ROW_STATES), why: orNull(z.enum(BULK_SKIP_REASONS)) })
  .meta({ id: 'BulkRow' })
export type BulkRow = z.infer<typeof BulkRowContract>
export const BulkRowsReply = z.object({ ...keyedPage(BulkRowContract) })

export const BulkParams = z.object({ id: IdInPath })
export const StopBulkBody = z.strictObject({ lang_id: LangIdField.optional() })
