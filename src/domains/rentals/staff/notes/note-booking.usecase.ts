import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { BookingNoteStore } from './booking-note.store.ts'
import { mentionedIn } from './mentioned.ts'

export type NoteFailure = { code: 'booking_not_found' | 'mention_not_found'; detail: string }

export type NoteBooking = {
  /** Adds a note to a booking and notifies each colleague mentioned in it. Returns its id. */
  add(note: { bookingId: string; text: string }, by: StaffActor): Promise<Result<string, NoteFailure>>
  /** Removes a note from the caller's mentions. */
  see(noteId: string, by: StaffActor): Promise<Result<null, NoteFailure>>
}

type Needs = { notes: BookingNoteStore; staffWrite: StaffWrite }

export function noteBooking({ notes, staffWrite }: Needs): NoteBooking {
  return {
    async add({ bookingId, text }, by) {
      if (!(await notes.exists(bookingId)))
        return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
      const mentioned = mentionedIn(text, await notes.colleagues())
      return staffWrite<Result<string, NoteFailure>>(by, async (tx, now) => {
        const mentions = mentioned.filter((staffId) => staffId !== by.staffId)
        const id = await notes.add(tx, { bookingId, authorId: by.staffId, text, mentions }, now)
        return {
          value: ok(id),
          audited: {
            action: 'note_booking',
            subject: { kind: 'booking', id: bookingId },
            before: null,
            after: { note: id, mentions },
          },
        }
      })
    },

    see: (noteId, by) =>
      staffWrite<Result<null, NoteFailure>>(by, async (tx, now) => {
        if (!(await notes.see(tx, { noteId, staffId: by.staffId }, now)))
          return fail({ code: 'mention_not_found', detail: 'You are not mentioned there, or have seen it' })
        return {
          value: ok(null),
          audited: {
            action: 'see_mention',
            subject: { kind: 'booking_note', id: noteId },
            before: null,
            after: null,
          },
        }
      }),
  }
}
