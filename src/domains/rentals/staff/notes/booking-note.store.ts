import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { sortedByName } from '#kernel/ascii-fold.ts'
import type { Db } from '#platform/db/database.ts'
import { MAX_MENTIONS, type BookingNote, type Mention } from './booking-note.contract.ts'
import type { Colleague } from './mentioned.ts'

/** Max notes of a booking, more than anybody writes, so that the list fits into one reply. */
const MAX_NOTES = 200

type NewNote = { bookingId: string; authorId: string; text: string; mentions: readonly string[] }

const NAME = sql<string>`concat_ws(' ', u.first_name, u.last_name)`

/** Returns true if there is such a booking. */
export async function hasBooking(db: Db, bookingId: string): Promise<boolean> {
  const row = await db.selectFrom('bookings').select('id').where('id', '=', bookingId).executeTakeFirst()
  return row !== undefined
}

/** Lists the notes on a booking, newest first. */
export async function selectNotes(db: Db, bookingId: string): Promise<BookingNote[]> {
  const rows = await db
    .selectFrom('booking_notes as n')
    .innerJoin('users as u', 'u.id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.created_at', NAME.as('by')])
    .select(
      sql<string[]>`array(select concat_ws(' ', m.first_name, m.last_name) from booking_note_mentions b
        join users m on m.id = b.staff_id where b.note_id = n.id order by 1)`.as('mentions'),
    )
    .where('n.booking_id', '=', bookingId)
    .orderBy('n.id', 'desc')
    .limit(MAX_NOTES)
    .execute()
  return rows.map(({ id, text, created_at, by, mentions }) => ({
    note_id: id,
    by,
    text: text === '' ? null : text,
    mentions,
    created_at: created_at.toString(),
  }))
}

/** Lists the members of the staff who may read bookings, by name. */
export async function selectColleagues(db: Db): Promise<Colleague[]> {
  const rows = await db
    .selectFrom('staff_members as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.id as staffId', NAME.as('name')])
    .where('s.suspended_at', 'is', null)
    .where(sql<boolean>`s.roles && array['support', 'finance', 'admin']`)
    .execute()
  return sortedByName(rows)
}

/** Adds a note with its mentions. Returns its id. */
export async function insertNote(
  tx: Db,
  { bookingId, authorId, text, mentions }: NewNote,
  now: Temporal.Instant,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('booking_notes')
    .values({ id, booking_id: bookingId, author_id: authorId, text, created_at: now })
    .execute()
  if (mentions.length > 0)
    await tx
      .insertInto('booking_note_mentions')
      .values(mentions.map((staffId) => ({ note_id: id, staff_id: staffId, seen_at: null })))
      .execute()
  return id
}

/** Lists a colleague's unseen mentions, oldest first. */
export async function selectMentions(db: Db, staffId: string): Promise<Mention[]> {
  const rows = await db
    .selectFrom('booking_note_mentions as m')
    .innerJoin('booking_notes as n', 'n.id', 'm.note_id')
    .innerJoin('bookings as b', 'b.id', 'n.booking_id')
    .innerJoin('users as u', 'u.id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.created_at', 'b.id as booking_id', 'b.reference', NAME.as('by')])
    .where('m.staff_id', '=', staffId)
    .where('m.seen_at', 'is', null)
    .orderBy('m.note_id')
    .limit(MAX_MENTIONS)
    .execute()
  return rows.map(({ id, text, created_at, ...rest }) => ({
    note_id: id,
    ...rest,
    text: text === '' ? null : text,
    created_at: created_at.toString(),
  }))
}

/** Marks a mention as seen; false if there is no unseen one. */
export async function markMentionRead(
  tx: Db,
  { noteId, staffId }: { noteId: string; staffId: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('booking_note_mentions')
    .set({ seen_at: now })
    .where('note_id', '=', noteId)
    .where('staff_id', '=', staffId)
    .where('seen_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
