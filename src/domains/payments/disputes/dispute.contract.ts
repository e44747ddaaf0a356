import { z } from 'zod'
import { keyedQuery, LangIdField, longTextField, MoneyContract, oneOf, orNull } from '#kernel/contract.ts'
import { MoneySubjectContract } from '../books/books.contract.ts'

export const DISPUTE_STATES = ['asked', 'open', 'won', 'lost', 'closed'] as const

/** Staff actions on an open dispute. */
export const DISPUTE_ACTS = ['won', 'lost', 'accept'] as const
export type DisputeAct = (typeof DISPUTE_ACTS)[number]

/** The gateway's own id of a dispute. A malformed id becomes empty, which matches none. */
const DisputeId = z.string().transform((text) => (/^[\w.-]{1,100}$/.test(text) ? text : ''))

export const DisputesQuery = z.object({
  ...keyedQuery('disputes', 50),
  after: z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .optional()
    .meta({ description: '`next` of the page before' }),
  state: z.enum(DISPUTE_STATES).optional(),
  about: z.uuid().optional().meta({ description: 'The id of a booking or a trip' }),
})

export const StaffDisputeContract = z
  .object({
    dispute_id: z
      .string()
      .meta({ description: 'The gateway’s own id', example: 'dp_1PgafmB7WZ01zgkW6dKueIc5' }),
    about: MoneySubjectContract,
    state: z.enum(DISPUTE_STATES).meta({
      description:
        '`asked`: the bank only inquires, and has taken nothing; `open`: it has the money until it decides; `closed`: an inquiry that came to nothing',
    }),
    amount: MoneyContract,
    answer_by: orNull(z.iso.datetime()).meta({ description: 'Until when evidence counts' }),
    opened_at: z.iso.datetime(),
    changed_at: z.iso.datetime(),
    by_hand: z.boolean().meta({ description: 'A member of the staff said so, before the gateway did' }),
    acts: z.array(z.enum(DISPUTE_ACTS)).meta({ description: 'What can be done with it now' }),
  })
  .meta({ id: 'StaffDispute' })
export type StaffDispute = z.infer<typeof StaffDisputeContract>

export const DisputesReply = z.object({
  items: z.array(StaffDisputeContract),
  next: orNull(z.string()).meta({ description: '`after` of the next page; null: there is none' }),
})
export type DisputesPage = z.infer<typeof DisputesReply>

export const DisputeParams = z.object({ id: DisputeId.meta({ example: 'dp_1PgafmB7WZ01zgkW6dKueIc5' }) })

export const DisputeReply = z.object({ dispute: StaffDisputeContract })

export const SettleDisputeBody = z.strictObject({
  act: oneOf(DISPUTE_ACTS),
  note: longTextField('text_required', 1000).meta({
    description: 'What the bank wrote, or why it is accepted; kept in the audit',
    example: 'The bank’s letter of 3 December',
  }),
  lang_id: LangIdField.optional(),
})
