import { z } from 'zod'
import { IdInPath, keyedPage, keyedQuery, LangIdField, longTextField, orNull } from '#kernel/contract.ts'
import { ENQUIRY_ACTS, ENQUIRY_KINDS, ENQUIRY_STATES, SPAM_SIGNALS } from '../enquiry.contract.ts'

/** Counting stops here, so that the list stays fast with a million enquiries. */
export const MAX_COUNTED = 1000

export const ENQUIRY_OWNERS = ['me', 'nobody'] as const

const counts = z.object(
  Object.fromEntries(ENQUIRY_STATES.map((state) => [state, z.int()])) as Record<
    (typeof ENQUIRY_STATES)[number],
    z.ZodInt
  >,
)

export const StaffEnquiriesQuery = z.object({
  state: z.enum(ENQUIRY_STATES).optional(),
  kind: z.enum(ENQUIRY_KINDS).optional(),
  owner: z.enum(ENQUIRY_OWNERS).optional().meta({ description: 'The caller’s, or nobody’s' }),
  ...keyedQuery('older enquiries than that'),
})

/** An enquiry in the staff's list. */
export const EnquirySummaryContract = z
  .object({
    enquiry_id: z.uuid(),
    number: z.string(),
    kind: z.enum(ENQUIRY_KINDS),
    state: z.enum(ENQUIRY_STATES),
    version: z
      .int()
      .meta({ description: 'To be sent with a change, which is refused if it is no longer this' }),
    lang_id: LangIdField,
    name: z.string(),
    email: orNull(z.string()),
    beginning: z.string().meta({ description: 'The first 200 characters of the message' }),
    owner: orNull(z.object({ staff_id: z.uuid(), name: z.string(), since: z.iso.datetime() })),
    created_at: z.iso.datetime(),
    changed_at: z.iso.datetime().meta({ description: 'When it came into its state' }),
  })
  .meta({ id: 'EnquirySummary' })
export type EnquirySummary = z.infer<typeof EnquirySummaryContract>

export const StaffEnquiriesReply = z.object({
  ...keyedPage(EnquirySummaryContract),
  counts: counts.meta({
    description: `By state, of the kind that was asked for; ${MAX_COUNTED}: that many or more`,
  }),
})
export type StaffEnquiries = z.infer<typeof StaffEnquiriesReply>

/** An enquiry with all its details, for the staff. */
export const StaffEnquiryContract = EnquirySummaryContract.omit({ beginning: true })
  .extend({
    message: z.string(),
    content: z
      .record(z.string(), z.unknown())
      .meta({ description: 'What else was filled in, as the form names it' }),
    account: orNull(z.uuid()).meta({ description: 'Who was signed in' }),
    page: orNull(z.string()),
    booking: orNull(z.object({ booking_id: z.uuid(), reference: z.string() })).meta({
      description: 'The sender’s; a reference that is not theirs is in `content` alone',
    }),
    can: z.array(z.enum(ENQUIRY_ACTS)).meta({ description: 'What may be done with it in its state' }),
    colleagues: z
      .array(z.object({ staff_id: z.uuid(), name: z.string() }))
      .meta({ description: 'To whom it may be given, by name' }),
    signs: z.array(z.enum(SPAM_SIGNALS)).meta({ description: 'Why it looks like a robot’s' }),
    replies: z.array(
      z.object({
        reply_id: z.uuid(),
        author: z.enum(['staff', 'sender']),
        staff_id: orNull(z.uuid()),
        message: z.string(),
        created_at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'StaffEnquiry' })
export type StaffEnquiry = z.infer<typeof StaffEnquiryContract>

export const StaffEnquiryParams = z.object({ id: IdInPath.meta({ description: 'Of the enquiry' }) })

const ofEveryChange = { version: z.int().min(1), lang_id: LangIdField.optional() }
export const ChangeEnquiryBody = z.strictObject(ofEveryChange)
export const AssignEnquiryBody = z.strictObject({
  staff_id: z.uuid().meta({ description: 'Of the colleague whose it is from now on' }),
  ...ofEveryChange,
})
export const AnswerEnquiryBody = z.strictObject({
  message: longTextField('field_required', 8000),
  ...ofEveryChange,
})
export const ChangedEnquiryReply = z.object({ enquiry: StaffEnquiryContract })
