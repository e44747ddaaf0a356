import type { Language } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import type { PartnerBooking, PartnerBookings } from './partner-report.contract.ts'
import { countEarnings, selectEarnings, type EarningRow } from './partner-bookings.store.ts'
import { readReportNames, type ReportNamesApp } from './read-report-names.service.ts'
import type { ReportFilter } from './report-filter.store.ts'
import type { ReportNames } from './report-names.ts'

/** The parts of the app that read reports. */
export type ReportReads = ReportNamesApp & Pick<App, 'readDb'>

/** `currency`: the target of conversion; null for the currency of each sale. */
type BookingsQuery = { filter: ReportFilter; currency: string | null; language: Language }

/** A booking in a file, with times of the pick-up place. */
export type FiledBooking = PartnerBooking & { time_zone: string }

/** Lists bookings with their commission, newest first. */
export async function listPartnerBookings(
  app: ReportReads,
  query: BookingsQuery & { page: number; pageSize: number; after: string | undefined },
): Promise<PartnerBookings> {
  const { filter, currency, language, page, pageSize, after } = query
  const skip = after === undefined ? (page - 1) * pageSize : 0
  const [names, rows, total] = await Promise.all([
    readReportNames(app),
    selectEarnings(app.readDb, filter, currency, { skip, after, limit: pageSize + 1 }),
    countEarnings(app.readDb, filter),
  ])
  const shown = rows.slice(0, pageSize)
  return {
    items: shown.map((row) => toBooking(row, names, language)),
    page,
    page_size: pageSize,
    total,
    next: rows.length > pageSize ? (shown.at(-1)?.booking_id ?? null) : null,
  }
}

/** Bookings per query of a file; few, because a process's garbage uses most of a file's memory. */
const BATCH = 200

/**
 * Reads all bookings in batches, each after the previous one. Bookings ordered during the export are
 * excluded, and none is repeated.
 */
export async function* readAllBookings(
  app: ReportReads,
  { filter, currency, language }: BookingsQuery,
): AsyncGenerator<FiledBooking[]> {
  const names = await readReportNames(app)
  for (let after: string | undefined, length = BATCH; length === BATCH;) {
    const rows = await selectEarnings(app.readDb, filter, currency, { skip: 0, after, limit: BATCH })
    yield rows.map((row) => ({
      ...toBooking(row, names, language),
      time_zone: names.place(row.pickup_id, language).timeZone,
    }))
    after = rows.at(-1)?.booking_id
    length = rows.length
  }
}

function toBooking(row: EarningRow, names: ReportNames, language: Language): PartnerBooking {
  const { id, name } = names.place(row.pickup_id, language)
  return {
    kind: row.kind,
    reference: row.reference,
    state: row.state,
    reason: row.reason,
    terms: row.earns && { earns: row.earns, percent: (row.basis_points ?? 0) / 100 },
    sub_id: row.sub_id,
    market: names.market(row.market, language),
    place: { id, name },
    supplier: names.supplier(row.supplier_id, language),
    ordered_at: row.ordered_at,
    pick_up_at: row.pick_up_at,
    drop_off_at: row.drop_off_at,
    payable_at: row.payable_at,
    gross: money(row.gross, row.currency),
    commission: money(row.amount, row.currency),
    taken_back: row.stated > row.amount ? money(row.stated - row.amount, row.currency) : null,
  }
}
