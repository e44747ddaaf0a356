import { z } from 'zod'
import {
  IdInPath,
  keyedPage,
  keyedQuery,
  LangIdField,
  longTextField,
  MoneyContract,
  orNull,
} from '#kernel/contract.ts'
import { TASK_ACTS } from './task-acts.contract.ts'
import { TASK_KINDS, type TaskKind } from './task-kind.contract.ts'

export { TASK_KINDS, type TaskKind }

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

const desk = z.object({
  station: z.string().meta({ description: 'The supplier’s own code' }),
  at: z.string().meta({ description: 'Wall time at the desk', example: '2027-03-01T10:00' }),
})

/** A task with all details needed to settle it. Reading it is audited. */
export const StaffTaskRecordContract = StaffTaskContract.extend({
  closed: orNull(ClosedTaskContract.pick({ closed_at: true, by: true })),
  acts: z
    .array(z.enum(TASK_ACTS))
    .meta({ description: 'What settles it; none: a note is all that can be written down' }),
  reservation: orNull(
    z.object({
      supplier: z.string(),
      plan: z.string(),
      our_reference: z.string(),
      supplier_reference: orNull(z.string()),
      pick_up: desk,
      drop_off: desk,
      car: z.string().meta({ description: 'ACRISS code' }),
      driver: orNull(z.object({ name: z.string(), email: z.string(), phone: z.string() })),
    }),
  ).meta({ description: 'What the supplier’s desk finds it by' }),
  differences: z
    .array(z.object({ kind: z.string(), ours: z.string(), theirs: z.string() }))
    .meta({ description: 'Between our book and the payment gateway’s' }),
  owed: orNull(MoneyContract).meta({ description: 'What the traveller has to get back; null: nothing' }),
}).meta({ id: 'StaffTaskRecord' })
export type StaffTaskRecord = z.infer<typeof StaffTaskRecordContract>
