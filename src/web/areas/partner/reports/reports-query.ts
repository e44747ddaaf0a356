import { EARNING_STATES, type EarningState } from '#domains/partners/record/earning.contract.ts'
import { REVENUE_GROUPS, type RevenueGroup } from '#domains/partners/reports/partner-report.contract.ts'
import { isDay } from '#kernel/days.ts'

export type ReportsAsked = { from: string; to: string; by: RevenueGroup; status: EarningState | undefined }

/** The days of a report as an address has them; this month unless it says otherwise, and never the last before the first. */
export function reportsQuery(search: URLSearchParams, today: string): ReportsAsked {
  const day = (name: string) => [search.get(name) ?? ''].find(isDay)
  const from = day('from') ?? `${today.slice(0, 7)}-01`
  const to = day('to') ?? today
  return {
    from,
    to: to < from ? from : to,
    by: REVENUE_GROUPS.find((group) => group === search.get('by')) ?? 'day',
    status: EARNING_STATES.find((state) => state === search.get('status')),
  }
}
