import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { Db } from '#platform/db/database.ts'
import type { Posting } from '../ledger.ts'
import type { EntryKind } from '../ledger-names.contract.ts'
import type { LedgerEntriesPage, LedgerEntriesQuery, MoneySubject } from './books.contract.ts'
import { beginning } from './closed-days.store.ts'
import type { JournalEntry } from './journal-line.ts'

/** Max difference between the clocks of a document and its entry, which are written in one transaction. */
const ISSUED_WITHIN = sql`interval '1 minute'`

/** Lists the entries of a day of UTC, the latest first, after the entry `after`. */
export async function selectEntries(
  db: Db,
  { day, account, currency, after, page_size: size }: z.output<typeof LedgerEntriesQuery>,
): Promise<LedgerEntriesPage> {
  const { rows } = await sql<Row>`
    select ${SHOWN} from ledger_entries e ${SUBJECTS}
    where e.at >= ${beginning(day)} and e.at < ${beginning(day, 1)}
      ${currency === undefined ? sql`` : sql`and e.currency = ${currency}`}
      ${account === undefined ? sql`` : sql`and exists (select from ledger_postings a where a.entry_id = e.id and a.account = ${account})`}
      ${after === undefined ? sql`` : sql`and (e.at, e.id) < (select l.at, l.id from ledger_entries l where l.id = ${after})`}
    order by e.at desc, e.id desc limit ${size + 1}`.execute(db)
  const found = rows.map((row) => ({
    entry_id: row.id,
    at: row.at.toString(),
    kind: row.kind,
    about: aboutOf(row),
    postings: row.postings.map(({ account: of, amount }) => ({
      account: of,
      amount: { amount, currency: row.currency },
    })),
  }))
  return keyedPageOf(found, size, ({ entry_id }) => entry_id)
}

/** Returns entries from one moment until another, the oldest first, with their documents. */
export async function selectJournal(
  db: Db,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
  { after, limit }: { after: { at: Temporal.Instant; id: string } | null; limit: number },
): Promise<JournalEntry[]> {
  const { rows } = await sql<Row & { documents: string | null }>`
    select ${SHOWN}, ${DOCUMENTS} as documents from ledger_entries e ${SUBJECTS}
    where e.at >= ${from} and e.at < ${until}
      ${after === null ? sql`` : sql`and (e.at, e.id) > (${after.at}, ${after.id})`}
    order by e.at, e.id limit ${limit}`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    kind: row.kind,
    currency: row.currency,
    reference: row.name,
    documents: row.documents,
    postings: row.postings,
  }))
}

type Row = {
  id: string
  at: Temporal.Instant
  kind: EntryKind
  currency: string
  booking_id: string | null
  trip_id: string | null
  company_id: string | null
  partner_id: string | null
  name: string
  postings: Posting[]
}

const SHOWN: RawBuilder<unknown> = sql`e.id, e.at, e.kind, e.currency, e.booking_id, e.trip_id, e.partner_id, w.company_id,
  coalesce(b.reference, t.reference, partners.name, c.name, '') as name,
  (select coalesce(jsonb_agg(jsonb_build_object('account', p.account, 'amount', p.amount) order by p.amount desc, p.account), '[]')
    from ledger_postings p where p.entry_id = e.id) as postings`

const SUBJECTS: RawBuilder<unknown> = sql`left join bookings b on b.id = e.booking_id
  left join trips t on t.id = e.trip_id
  left join wallets w on w.id = e.wallet_id left join companies c on c.id = w.company_id
  left join partners on partners.id = e.partner_id`

/**
 * SQL expression: numbers of the documents of a booking or a trip that were last issued when the entry was
 * posted.
 */
const DOCUMENTS: RawBuilder<string | null> = sql`case
  when e.booking_id is not null then (
    select string_agg(i.number, ', ' order by i.kind, i.number) from invoices i
    where i.booking_id = e.booking_id and i.issued_at = (
      select max(l.issued_at) from invoices l
      where l.booking_id = e.booking_id and l.issued_at <= e.at + ${ISSUED_WITHIN}))
  when e.trip_id is not null then coalesce((
    select n.number from trip_credit_notes n
    where n.trip_id = e.trip_id and n.issued_at <= e.at + ${ISSUED_WITHIN} order by n.issued_at desc limit 1),
    t.bill_number) end`

function aboutOf({ booking_id, trip_id, company_id, partner_id, name }: Row): MoneySubject {
  if (booking_id !== null) return { kind: 'booking', id: booking_id, name }
  if (trip_id !== null) return { kind: 'trip', id: trip_id, name }
  return company_id === null
    ? { kind: 'partner', id: partner_id ?? '', name }
    : { kind: 'wallet', id: company_id, name }
}
