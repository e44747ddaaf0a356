import { recordAccess, writeAudited } from '#domains/staff/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './booking-note-operations.contract.ts'
import {
  hasBooking,
  insertNote,
  selectColleagues,
  selectMentions,
  selectNotes,
  markMentionRead,
} from './booking-note.store.ts'
import { mentionedIn } from './mentioned.ts'
import { upsertPresence } from './presence.store.ts'

type NotesApp = Pick<App, 'db' | 'clock'>

const noBooking = fail({ code: 'booking_not_found', detail: 'There is no such booking' } as const)

/** Lists the notes on a booking, and who can be mentioned in one. Every read is audited. */
export async function listBookingNotes(
  app: NotesApp,
  { params: { id }, by }: Call<typeof operations.listBookingNotes>,
) {
  const { db } = app
  if (!(await hasBooking(db, id))) return noBooking
  await recordAccess(app, by, { action: 'read_booking', subject: { kind: 'booking', id } })
  const [items, colleagues] = await Promise.all([selectNotes(db, id), selectColleagues(db)])
  return ok({ items, colleagues: colleagues.map(({ staffId, name }) => ({ staff_id: staffId, name })) })
}

/** Adds a note to a booking and notifies each colleague mentioned in it. */
export async function addBookingNote(
  app: NotesApp,
  { params: { id: bookingId }, body: { text }, by }: Call<typeof operations.addBookingNote>,
) {
  const { db } = app
  if (!(await hasBooking(db, bookingId))) return noBooking
  const mentioned = mentionedIn(text, await selectColleagues(db))
  const noteId = await writeAudited(app, by, async (tx, now, audit) => {
    const mentions = mentioned.filter((staffId) => staffId !== by.staffId)
    const id = await insertNote(tx, { bookingId, authorId: by.staffId, text, mentions }, now)
    await audit({
      action: 'note_booking',
      subject: { kind: 'booking', id: bookingId },
      before: null,
      after: { note: id, mentions },
    })
    return id
  })
  const note = (await selectNotes(db, bookingId)).find(({ note_id }) => note_id === noteId)
  return note ? ok({ note }) : noBooking
}

/** Records that the caller has a booking open, and lists the others who have. */
export async function markPresence(
  { db, clock }: NotesApp,
  { params: { id: bookingId }, by: { staffId } }: Call<typeof operations.markPresence>,
) {
  if (!(await hasBooking(db, bookingId))) return noBooking
  return ok({ others: await upsertPresence(db, { bookingId, staffId }, clock.now()) })
}

/** Lists the notes that mention the caller and that they have not marked as seen. */
export async function listMentions(
  { db }: Pick<App, 'db'>,
  { by }: Pick<Call<typeof operations.listMentions>, 'by'>,
) {
  return { items: await selectMentions(db, by.staffId) }
}

/** Removes a note from the caller's mentions. */
export async function seeMention(
  app: NotesApp,
  { params: { id: noteId }, by }: Call<typeof operations.seeMention>,
) {
  const marked = await writeAudited(app, by, async (tx, now, audit) => {
    if (!(await markMentionRead(tx, { noteId, staffId: by.staffId }, now)))
      return fail({
        code: 'mention_not_found',
        detail: 'You are not mentioned there, or have seen it',
      } as const)
    await audit({
      action: 'see_mention',
      subject: { kind: 'booking_note', id: noteId },
      before: null,
      after: null,
    })
    return ok(null)
  })
  return marked.ok ? ok(await listMentions(app, { by })) : marked
}
