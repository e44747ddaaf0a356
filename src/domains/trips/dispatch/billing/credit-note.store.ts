import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export type NewCreditNote = { number: string; tripId: string; reason: string; staffId: string }

/** Credit notes of trips. Writes take the caller's transaction, which holds the trip. */
export const creditNoteStore = {
  /** Issues a credit note for the current bill and stores a copy of that bill. */
  async issue(tx: Db, { number, tripId, reason, staffId }: NewCreditNote, now: Temporal.Instant) {
    await sql`
      insert into trip_credit_notes
        (number, trip_id, bill_number, bill, bill_inputs, bill_tax, total, reason, staff_id, issued_at)
      select ${number}, t.id, t.bill_number, t.bill, t.bill_inputs, t.bill_tax, t.billed_total, ${reason},
        ${staffId}::uuid, ${now}
      from trips t where t.id = ${tripId}::uuid`.execute(tx)
  },

  /** Returns the number of a trip's latest credit note. Null if it has none. */
  async lastOf(db: Db, tripId: string): Promise<string | null> {
    const row = await db
      .selectFrom('trip_credit_notes')
      .select('number')
      .where('trip_id', '=', tripId)
      .orderBy('issued_at', 'desc')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.number ?? null
  },
}

export type CreditNoteStore = typeof creditNoteStore
