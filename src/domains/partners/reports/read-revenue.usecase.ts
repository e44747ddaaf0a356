import type { Language } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import type { Revenue, RevenueGroup, RevenueItem } from './partner-report.contract.ts'
import type { ReportFilter } from './report-filter.store.ts'
import type { ReadReportNames, ReportNames } from './report-names.ts'
import type { RevenueRow, RevenueStore } from './revenue.store.ts'

type RevenueQuery = { filter: ReportFilter; by: RevenueGroup; currency: string; language: Language }

export type ReadRevenue = (query: RevenueQuery & { page: number; pageSize: number }) => Promise<Revenue>

export type ReadAllRevenue = (query: RevenueQuery) => AsyncGenerator<RevenueItem[]>

type Needs = { revenue: RevenueStore; names: ReadReportNames }

/** Sums a partner's commissions by day, month, sub-id, place, supplier or kind. */
export function readRevenue({ revenue, names }: Needs): ReadRevenue {
  return async ({ filter, by, currency, language, page, pageSize }) => {
    const [known, { items, groups, totals }] = await Promise.all([
      names(),
      revenue.read(filter, { by, currency }, { skip: (page - 1) * pageSize, limit: pageSize }),
    ])
    return {
      items: items.map((row) => toItem(row, { by, currency, language }, known)),
      page,
      page_size: pageSize,
      total: groups,
      totals: sumsOf(totals, currency),
    }
  }
}

const BATCH = 10_000

/** Reads all groups, in batches. */
export function readAllRevenue({ revenue, names }: Needs): ReadAllRevenue {
  return async function* ({ filter, by, currency, language }) {
    const known = await names()
    for (let skip = 0, groups = 1; skip < groups; skip += BATCH) {
      const read = await revenue.read(filter, { by, currency }, { skip, limit: BATCH })
      yield read.items.map((row) => toItem(row, { by, currency, language }, known))
      groups = read.groups
    }
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
    group: isTime ? null : named(key, by, language, names),
    ...sumsOf(sums, currency),
  }
}

function named(key: string, by: RevenueGroup, language: Language, names: ReportNames) {
  if (by === 'supplier') return names.supplier(Number(key), language)
  if (by === 'kind') return names.kind(key, language)
  return { id: key, name: by === 'place' ? names.place(key, language).name : key }
}

/** Totals of earnings as the API answers them. */
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
