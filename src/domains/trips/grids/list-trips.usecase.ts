import { categoryOf } from '#domains/fares/public.ts'
import type { TripCaller } from '#domains/identity/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { moneyOfRow } from '../journey/trip-row.ts'
import { pageSizeOf, MAX_PDF_ROWS } from './grid.contract.ts'
import type { ReportFormat } from '#platform/reports/report-format.ts'
import type { TripGridQuery, TripGridReply, TripGridRow } from './trip-grid.contract.ts'
import { countTrips, listTripRows, type TripRow } from './trip-grid.store.ts'
import { tripScope } from './trip-scope.ts'

/** Lists the trips that a caller may see: their own, their travellers' or their company's. */
export async function listTrips(
  { db }: Pick<App, 'db'>,
  caller: TripCaller,
  query: TripGridQuery,
  { language, format }: { language: Language; format: ReportFormat },
): Promise<TripGridReply> {
  const { status, category, from, to, after, page = 1, sort } = query
  const filter = { scope: tripScope(caller), status, category, from, to }
  const size = pageSizeOf(query.rows)
  const shown = format === 'pdf' ? Math.min(size, MAX_PDF_ROWS) : size
  const selection = { skip: (page - 1) * size, after, limit: shown + 1, newestFirst: sort === '-start_at' }
  const [found, { total, about }] = await Promise.all([
    listTripRows(db, filter, selection, language),
    countTrips(db, filter),
  ])
  const rows = found.slice(0, shown).map((row) => rowOf(row))
  const next = found.length > shown ? (rows.at(-1)?.trip_id ?? null) : null
  return { rows, total, total_about: about, next }
}

function rowOf(row: TripRow): TripGridRow {
  const { id, start_at, end_at, place, destination, airport, ...rest } = row
  const {
    total: _,
    billed_total: _billed,
    paid: _paid,
    collected: _collected,
    cancellation: _cancelled,
    currency: _currency,
    ...same
  } = rest
  const { quoted, billed, paid, due } = moneyOfRow(row)
  const { endsAtAirport } = categoryOf(row.category)
  return {
    trip_id: id,
    ...same,
    start_at: start_at.toString(),
    end_at: end_at.toString(),
    pick_up: endsAtAirport || airport === null ? place : airport,
    drop_off: endsAtAirport ? airport : airport === null ? destination : place,
    total: quoted,
    billed,
    paid,
    due,
  }
}
