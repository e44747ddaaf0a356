import type { Db } from '#platform/db/database.ts'
import type { LedgerEntry, LedgerSubject, Posting } from './ledger.ts'

/** Sets how far ahead of the database's clock an entry may be dated, in seconds, for all processes. */
export async function limitLedgerDates(db: Db, maxAheadSeconds: number): Promise<void> {
  await db
    .insertInto('ledger_clock')
    .values({ max_ahead_seconds: maxAheadSeconds })
    .onConflict((same) =>
      same
        .column('id')
        .doUpdateSet({ max_ahead_seconds: maxAheadSeconds })
        .where('ledger_clock.max_ahead_seconds', '!=', maxAheadSeconds),
    )
    .execute()
}

/** Posts entries in the caller's transaction, once each: entries posted before are skipped. */
export async function postEntries(
  tx: Db,
  entries: readonly LedgerEntry[],
  at: Temporal.Instant,
): Promise<void> {
  if (entries.length === 0) return
  const fresh = await tx
    .insertInto('ledger_entries')
    .values(
      entries.map(
        ({ id, bookingId = null, walletId = null, tripId = null, partnerId = null, kind, currency }) => ({
          id,
          booking_id: bookingId,
          wallet_id: walletId,
          trip_id: tripId,
          partner_id: partnerId,
          kind,
          currency,
          at,
        }),
      ),
    )
    .onConflict((same) => same.column('id').doNothing())
    .returning('id')
    .execute()
  const written = new Set(fresh.map(({ id }) => id))
  const postings = entries
    .filter(({ id }) => written.has(id))
    .flatMap((entry) => entry.postings.map((posting) => ({ entry_id: entry.id, ...posting })))
  if (postings.length > 0) await tx.insertInto('ledger_postings').values(postings).execute()
}

type Sold = Pick<LedgerSubject, 'bookingId' | 'tripId'>

/** Lists the ids of the entries of a booking or a trip. */
export async function entriesOf(db: Db, sold: Sold): Promise<string[]> {
  const { column, id } = referenceTo(sold)
  const rows = await db.selectFrom('ledger_entries').select('id').where(column, '=', id).execute()
  return rows.map((row) => row.id)
}

/** Lists all postings of a booking or a trip; each has one currency. */
export async function postingsOf(db: Db, sold: Sold): Promise<Posting[]> {
  const { column, id } = referenceTo(sold)
  return db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_postings.entry_id')
    .select(['account', 'amount'])
    .where(column, '=', id)
    .$castTo<Posting>()
    .execute()
}

function referenceTo({ bookingId, tripId }: Sold) {
  return bookingId === undefined
    ? { column: 'trip_id' as const, id: tripId ?? '' }
    : { column: 'booking_id' as const, id: bookingId }
}
