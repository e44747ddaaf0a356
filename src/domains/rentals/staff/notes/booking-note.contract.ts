import { z } from 'zod'
import { IdInPath, LangIdField, longTextField, orNull } from '#kernel/contract.ts'
import type { RentalFieldCode } from '../../rental-field-messages.ts'

const at = z.iso.datetime()

export const BookingNoteContract = z
  .object({
    note_id: z.uuid(),
    by: z.string().meta({ description: 'The colleague’s name' }),
    text: orNull(z.string()).meta({ description: 'Null: the person it is about is erased' }),
    mentions: z.array(z.string()).meta({ description: 'Names of colleagues' }),
    created_at: at,
  })
  .meta({ id: 'BookingNote' })
export type BookingNote = z.infer<typeof BookingNoteContract>

export const BookingNotesReply = z.object({
  items: z.array(BookingNoteContract).meta({ description: 'The newest first' }),
  colleagues: z
    .array(z.object({ staff_id: z.uuid(), name: z.string() }))
    .meta({ description: 'Who may read bookings, and is mentioned as @ and the name' }),
})

export const AddBookingNoteBody = z.strictObject({
  text: longTextField<RentalFieldCode>('note_required', 2000),
  lang_id: LangIdField.optional(),
})
export const AddedBookingNoteReply = z.object({ note: BookingNoteContract })

/** A note that mentions the caller, until they have marked it as seen. */
export const MentionContract = z
  .object({
    note_id: z.uuid(),
    booking_id: z.uuid(),
    reference: z.string(),
    by: z.string(),
    text: orNull(z.string()),
    created_at: at,
  })
  .meta({ id: 'Mention' })
export type Mention = z.infer<typeof MentionContract>

/** Max mentions in a reply, oldest first; the others follow once these are seen. */
export const MAX_MENTIONS = 20
export const MentionsReply = z.object({ items: z.array(MentionContract) })

export const ReadMentionParams = z.object({ id: IdInPath.meta({ description: 'Of the note' }) })
export const ReadMentionBody = z.strictObject({ lang_id: LangIdField.optional() })

export const PresenceBody = z.strictObject({ lang_id: LangIdField.optional() })
export const PresenceReply = z.object({
  others: z.array(z.object({ staff_id: z.uuid(), name: z.string() })).meta({
    description: 'Who else has the booking open: whoever has said so within a minute',
  }),
})
