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
import { MoneySubjectContract } from '../books/books.contract.ts'

export const DIFFERENCE_KINDS = [
  'held',
  'taken',
  'owed_to_traveller',
  'reservation',
  'supplier_total',
] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

export const DIFFERENCE_STATES = ['open', 'agreed', 'explained'] as const

const DIFFERENCE_ACTIONS = ['compare_again', 'book', 'explain'] as const

/** One side of a difference: an amount, or the state of a reservation. */
const SideContract = z.object({ amount: orNull(MoneyContract), state: orNull(z.string()) })

export const DifferencesQuery = z.object({
  ...keyedQuery('differences', 50),
  state: z.enum(DIFFERENCE_STATES).optional(),
})

export const BookDifferenceContract = z
  .object({
    difference_id: z.uuid(),
    about: MoneySubjectContract,
    kind: z.enum(DIFFERENCE_KINDS).meta({
      description:
        '`held`, `taken`: our ledger and the gateway’s book; `owed_to_traveller`: nothing should be; `reservation`, `supplier_total`: our booking and the supplier’s book',
    }),
    ours: SideContract,
    theirs: SideContract,
    first_seen_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime(),
    state: z.enum(DIFFERENCE_STATES),
    task_id: orNull(z.uuid()).meta({ description: 'The open task that settles it' }),
    acts: z.array(z.enum(DIFFERENCE_ACTIONS)).meta({ description: 'What can be done with it here' }),
  })
  .meta({ id: 'BookDifference' })
export type BookDifference = z.infer<typeof BookDifferenceContract>

export const DifferencesReply = z.object({
  ...keyedPage(BookDifferenceContract),
  compared: orNull(
    z.object({ day: z.iso.date(), bookings: z.int(), trips: z.int(), ended_at: orNull(z.iso.datetime()) }),
  ).meta({ description: 'The last day whose comparison was begun' }),
})
export type BookDifferences = z.infer<typeof DifferencesReply>

export const DifferenceParams = z.object({ id: IdInPath })

export const CompareAgainBody = z.strictObject({ lang_id: LangIdField.optional() })

export const ExplainDifferenceBody = z.strictObject({
  note: longTextField('text_required', 1000).meta({
    description: 'Why the books may differ; kept in the audit',
    example: 'Refunded at the gateway by agreement with the supplier',
  }),
  lang_id: LangIdField.optional(),
})

export const BookDifferenceBody = z.strictObject({
  note: longTextField('text_required', 1000).meta({
    description: 'Why the gateway took more or less than we know of; kept in the audit',
    example: 'A euro was sent back at the gateway by hand',
  }),
  lang_id: LangIdField.optional(),
})

export const DifferenceReply = z.object({ difference: BookDifferenceContract })
