import { z } from 'zod'
import { IdInPath, keyedPage, keyedQuery, LangIdField, longTextField, orNull } from '#kernel/contract.ts'

/** Tasks that only a person can find out or settle. */
export const TASK_KINDS = [
  'find_reservation',
  'capture_refused',
  'refund_refused',
  'undo_reservation',
  'find_change',
  'undo_change',
  'pay_back',
  'answer_dispute',
  'dispute_lost',
  'payment_differs',
  'two_cars_booked',
] as const
export type TaskKind = (typeof TASK_KINDS)[number]

export const TASK_OWNERS = ['me', 'nobody'] as const
export const TASK_SORTS = ['deadline', '-deadline'] as const

export const StaffTasksQuery = z.object({
  kind: z.enum(TASK_KINDS).optional(),
  owner: z
    .enum(TASK_OWNERS)
    .optional()
    .meta({ description: 'Taken by the caller, or by nobody; without it, whoever has taken them' }),
  sort: z.enum(TASK_SORTS).default('deadline').meta({ description: 'With a minus: the latest first' }),
  ...keyedQuery('in the same order'),
})

export const StaffTaskContract = z
  .object({
    task_id: z.uuid(),
    kind: z.enum(TASK_KINDS),
    about: z.object({ kind: z.enum(['booking', 'trip']), id: z.uuid(), reference: z.string() }),
    deadline: z.iso.datetime(),
    created_at: z.iso.datetime(),
    owner: orNull(z.object({ staff_id: z.uuid(), name: z.string(), since: z.iso.datetime() })),
  })
  .meta({ id: 'StaffTask' })
export type StaffTask = z.infer<typeof StaffTaskContract>

export const StaffTasksReply = z.object({
  ...keyedPage(StaffTaskContract),
  counts: z
    .array(z.object({ kind: z.enum(TASK_KINDS), open: z.int(), overdue: z.int() }))
    .meta({ description: 'Of all open tasks, by kind; a kind without any is left out' }),
})

export const ClosedTasksQuery = z.object({
  kind: z.enum(TASK_KINDS).optional(),
  ...keyedQuery(),
})

export const ClosedTaskContract = StaffTaskContract.omit({ owner: true })
  .extend({
    closed_at: z.iso.datetime(),
    by: orNull(
      z.object({
        staff_id: z.uuid(),
        name: z.string(),
        note: z.string().meta({ description: 'What was done; empty once the person it was about is erased' }),
      }),
    ).meta({ description: 'Who closed it; null: the product did, once it was settled' }),
  })
  .meta({ id: 'ClosedStaffTask' })
export type ClosedStaffTask = z.infer<typeof ClosedTaskContract>

export const ClosedTasksReply = z.object({
  ...keyedPage(ClosedTaskContract),
})

export const StaffTaskParams = z.object({ id: IdInPath })
export const ChangeTaskBody = z.strictObject({ lang_id: LangIdField.optional() })
export const ChangedTaskReply = z.object({ task: StaffTaskContract })

export const CloseTaskBody = z.strictObject({
  note: longTextField('text_required', 1000).meta({
    description: 'What was done',
    example: 'Paid by transfer',
  }),
  lang_id: LangIdField.optional(),
})
export const ClosedTaskReply = z.object({ task: ClosedTaskContract })
