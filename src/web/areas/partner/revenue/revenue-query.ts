import { REVENUE_GROUPS, type RevenueGroup } from '#domains/partners/reports/partner-report.contract.ts'
import { addDays } from '#kernel/days.ts'

/** Report periods of revenue, the default first. */
export const SPANS = ['30', '7', '90', 'month', 'year'] as const
export type Span = (typeof SPANS)[number]

/** Max days of a chart, equal to an API page. */
const MAX_DAYS = 92

export type RevenueView = {
  span: Span
  by: RevenueGroup
  from: string
  to: string
  groups: readonly RevenueGroup[]
}

/** Parses the report of a URL; ignores invalid parameters. A long period is not shown by day. */
export function revenueView(search: URLSearchParams, today: string): RevenueView {
  const span = SPANS.find((one) => one === search.get('span')) ?? SPANS[0]
  const groups = REVENUE_GROUPS.filter((group) => group !== 'day' || span !== 'year')
  const by = groups.find((one) => one === search.get('by')) ?? groups[0] ?? 'month'
  return { span, by, from: firstDay(span, today), to: today, groups }
}

function firstDay(span: Span, today: string): string {
  if (span === 'month') return `${today.slice(0, 7)}-01`
  if (span === 'year') return `${today.slice(0, 4)}-01-01`
  return addDays(today, 1 - Math.min(Number(span), MAX_DAYS))
}

/** Returns the days or months of a span, first to last, including those without a booking. */
export function periodsOf({ by, from, to }: Pick<RevenueView, 'by' | 'from' | 'to'>): string[] {
  const length = by === 'month' ? 7 : 10
  const periods: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const period = day.slice(0, length)
    if (periods.at(-1) !== period) periods.push(period)
  }
  return periods
}
