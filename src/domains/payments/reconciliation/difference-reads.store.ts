import { sql } from 'kysely'
import type { z } from 'zod'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type {
  BookDifference,
  BookDifferences,
  DifferenceKind,
  DifferencesQuery,
} from './difference.contract.ts'

type State = BookDifference['state']

/** Kinds of difference compared as amounts in the currency of the sale. */
const AMOUNTS: ReadonlySet<DifferenceKind> = new Set(['held', 'taken', 'owed_to_traveller'])

function selectWithSubject(db: Db) {
  return db
    .selectFrom('reconciliation_differences as d')
    .leftJoin('bookings as b', 'b.id', 'd.booking_id')
    .leftJoin('trips as t', 't.id', 'd.trip_id')
    .leftJoin('staff_tasks as k', (join) =>
      join
        .onRef('k.trip_id', '=', 'd.trip_id')
        .on('k.kind', '=', 'payment_differs')
        .on('k.done_at', 'is', null),
    )
    .selectAll('d')
    .select(['k.id as task_id'])
    .select(({ fn }) => fn.coalesce('b.reference', 't.reference').as('reference'))
    .select(sql<string | null>`coalesce(b.price -> 'total' ->> 'currency', t.currency)`.as('currency'))
}

/** Lists differences, those seen last first, after the difference `after`. */
export async function selectDifferences(
  db: Db,
  { state, after, page_size: size }: z.output<typeof DifferencesQuery>,
): Promise<Omit<BookDifferences, 'compared'>> {
  let query = selectWithSubject(db)
    .orderBy('d.last_seen_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(size + 1)
  if (state === 'open') query = query.where('d.ended_at', 'is', null)
  else if (state !== undefined)
    query = query.where('d.ended_at', 'is not', null).where('d.explained', '=', state === 'explained')
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(d.last_seen_at, d.id) < (
        select l.last_seen_at, l.id from reconciliation_differences l where l.id = ${after})`,
    )
  const found = (await query.execute()).map(differenceOfRow)
  return keyedPageOf(found, size, ({ difference_id }) => difference_id)
}

/** Finds a difference; null if there is none. */
export async function findDifference(db: Db, id: string): Promise<BookDifference | null> {
  const row = await selectWithSubject(db).where('d.id', '=', id).executeTakeFirst()
  return row ? differenceOfRow(row) : null
}

/** Returns the last day whose comparison was started; null if there is none. */
export async function lastComparedDay(db: Db): Promise<BookDifferences['compared']> {
  const row = await db
    .selectFrom('reconciliations')
    .select([sql<string>`day::text`.as('day'), 'bookings', 'trips', 'ended_at'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, ended_at: row.ended_at?.toString() ?? null } : null
}

type Row = {
  id: string
  booking_id: string | null
  trip_id: string | null
  kind: string
  ours: string
  theirs: string
  first_seen_at: Temporal.Instant
  last_seen_at: Temporal.Instant
  ended_at: Temporal.Instant | null
  explained: boolean
  task_id: string | null
  reference: string | null
  currency: string | null
}

function differenceOfRow(row: Row): BookDifference {
  const kind = row.kind as DifferenceKind
  const state: State = row.ended_at === null ? 'open' : row.explained ? 'explained' : 'agreed'
  const side = (value: string) => sideOf(kind, value, row.currency ?? '')
  return {
    difference_id: row.id,
    about: {
      kind: row.trip_id === null ? 'booking' : 'trip',
      id: row.trip_id ?? row.booking_id ?? '',
      name: row.reference ?? '',
    },
    kind,
    ours: side(row.ours),
    theirs: side(row.theirs),
    first_seen_at: row.first_seen_at.toString(),
    last_seen_at: row.last_seen_at.toString(),
    state,
    task_id: row.task_id,
    acts: actionsOf(state, row, kind),
  }
}

/**
 * Returns the actions on a difference. If it has a task, the task's actions settle it and post the entries.
 */
function actionsOf(state: State, { task_id, booking_id }: Row, kind: DifferenceKind): BookDifference['acts'] {
  if (state !== 'open') return []
  if (task_id !== null) return ['compare_again']
  // An expired hold is released at the gateway and needs no entry.
  return kind === 'taken' && booking_id !== null
    ? ['compare_again', 'book', 'explain']
    : ['compare_again', 'explain']
}

/** Parses one side of a difference. A supplier's total is stored with its currency: `12345 EUR`. */
function sideOf(kind: DifferenceKind, value: string, currency: string): BookDifference['ours'] {
  if (AMOUNTS.has(kind)) return { amount: money(Number(value), currency), state: null }
  const total = kind === 'supplier_total' ? /^(-?\d+) ([A-Z]{3})$/.exec(value) : null
  return total
    ? { amount: money(Number(total[1]), total[2] ?? ''), state: null }
    : { amount: null, state: value }
}
