import type { Language } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import type { PartnerBooking, PartnerBookings } from './partner-report.contract.ts'
import type { EarningRow, PartnerBookingsStore } from './partner-bookings.store.ts'
import type { ReportFilter } from './report-filter.store.ts'
import type { ReadReportNames, ReportNames } from './report-names.ts'

/** `currency`: what amounts are converted into; null: each as it was sold. */
type BookingsQuery = { filter: ReportFilter; currency: string | null; language: Language }

export type ListPartnerBookings = (
  query: BookingsQuery & { page: number; pageSize: number; after: string | undefined },
) => Promise<PartnerBookings>

/** A booking of a file, whose times are those of the pick-up place. */
export type FiledBooking = PartnerBooking & { time_zone: string }

export type ReadAllBookings = (query: BookingsQuery) => AsyncGenerator<FiledBooking[]>

type Needs = { bookings: PartnerBookingsStore; names: ReadReportNames }

/** Lists bookings with their commission, newest first. */
export function listPartnerBookings({ bookings, names }: Needs): ListPartnerBookings {
  return async ({ filter, currency, language, page, pageSize, after }) => {
    const skip = after === undefined ? (page - 1) * pageSize : 0
    const [known, rows, total] = await Promise.all([
      names(),
      bookings.list(filter, currency, { skip, after, limit: pageSize + 1 }),
      bookings.count(filter),
    ])
    const shown = rows.slice(0, pageSize)
    return {
      items: shown.map((row) => toBooking(row, known, language)),
      page,
      page_size: pageSize,
      total,
      next: rows.length > pageSize ? (shown.at(-1)?.booking_id ?? null) : null,
    }
  }
}

/** Read at once for a file: few, as what a process holds of them before it collects them is most of a file’s memory. */
const BATCH = 200

/** All of them in parts, each read behind the one before: what is ordered meanwhile is not in it, and nothing is twice. */
export function readAllBookings({ bookings, names }: Needs): ReadAllBookings {
  return async function* ({ filter, currency, language }) {
    const known = await names()
    for (let after: string | undefined, length = BATCH; length === BATCH;) {
      const rows = await bookings.list(filter, currency, { skip: 0, after, limit: BATCH })
      yield rows.map((row) => ({
        ...toBooking(row, known, language),
        time_zone: known.place(row.pickup_id, language).timeZone,
      }))
      after = rows.at(-1)?.booking_id
      length = rows.length
    }
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
