import type { Language } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import type { ReportReads } from './list-partner-bookings.usecase.ts'
import type { Revenue, RevenueGroup, RevenueItem } from './partner-report.contract.ts'
import { readReportNames } from './read-report-names.service.ts'
import type { ReportFilter } from './report-filter.store.ts'
import type { ReportNames } from './report-names.ts'
import { readRevenueSums, type RevenueRow } from './revenue.store.ts'

type RevenueQuery = { filter: ReportFilter; by: RevenueGroup; currency: string; language: Language }

/** Sums a partner's commissions by day, month, sub-id, place, supplier or kind. */
export async function readRevenue(
  app: ReportReads,
  { filter, by, currency, language, page, pageSize }: RevenueQuery & { page: number; pageSize: number },
): Promise<Revenue> {
  const [names, { items, groups, totals }] = await Promise.all([
    readReportNames(app),
    readRevenueSums(app.readDb, filter, { by, currency }, { skip: (page - 1) * pageSize, limit: pageSize }),
  ])
  return {
    items: items.map((row) => toItem(row, { by, currency, language }, names)),
    page,
    page_size: pageSize,
    total: groups,
    totals: sumsOf(totals, currency),
  }
}

const BATCH = 10_000

/** Reads all groups, in batches. */
export async function* readAllRevenue(
  app: ReportReads,
  { filter, by, currency, language }: RevenueQuery,
): AsyncGenerator<RevenueItem[]> {
  const names = await readReportNames(app)
  for (let skip = 0, groups = 1; skip < groups; skip += BATCH) {
    const read = await readRevenueSums(app.readDb, filter, { by, currency }, { skip, limit: BATCH })
    yield read.items.map((row) => toItem(row, { by, currency, language }, names))
    groups = read.groups
  }
}

function toItem(
  { key, ...sums }: RevenueRow,
  { by, currency, language }: Omit<RevenueQuery, 'filter'>,
  names: ReportNames,
): RevenueItem {
  const isTime = by === 'day' || by === 'month'
  return {
    period: isTime ? key : null,
    group: isTime ? null : groupOf(key, by, language, names),
    ...sumsOf(sums, currency),
  }
}

function groupOf(key: string, by: RevenueGroup, language: Language, names: ReportNames) {
  if (by === 'supplier') return names.supplier(Number(key), language)
  if (by === 'kind') return names.kind(key, language)
  return { id: key, name: by === 'place' ? names.place(key, language).name : key }
}

/** Returns sums in the format of the API. */
export function sumsOf(sums: Omit<RevenueRow, 'key'>, currency: string) {
  const { bookings, clicks, by_link: byLink, gross, pending, confirmed, payable, paid, reversed } = sums
  return {
    bookings,
    clicks,
    look_to_book: clicks === null || byLink === 0 ? null : Math.round((10 * clicks) / byLink) / 10,
    gross: money(gross, currency),
    commission: {
      pending: money(pending, currency),
      confirmed: money(confirmed, currency),
      payable: money(payable, currency),
      paid: money(paid, currency),
      reversed: money(reversed, currency),
    },
  }
}
