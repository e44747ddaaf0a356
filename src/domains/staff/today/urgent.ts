import type { StaffRole } from '../members/staff-role.contract.ts'
import type { Urgent, UrgentKind } from './today.contract.ts'

/** An urgent item of one domain. `due`: null if due now. */
export type UrgentRow = {
  kind: UrgentKind
  id: string | null
  name: string
  detail: string | null
  count: number
  due: Temporal.Instant | null
}

/** The roles that see urgent items, and their query: at most `limit` per kind, the most urgent first. */
export type UrgentSource = {
  needs: readonly StaffRole[]
  read: (now: Temporal.Instant, limit: number) => Promise<UrgentRow[]>
}

const URGENT_WITHIN: Temporal.DurationLike = { hours: 2 }

/** Sorts the most urgent first: longest overdue, then due now, then due next. */
export function inOrderOfUrgency(rows: readonly UrgentRow[], now: Temporal.Instant): Urgent[] {
  const dueOf = ({ due }: UrgentRow) => (due ?? now).epochMilliseconds
  return rows
    .toSorted((one, other) => dueOf(one) - dueOf(other))
    .map((row) => ({ ...row, due: row.due?.toString() ?? null, level: levelOf(row.due ?? now, now) }))
}

function levelOf(due: Temporal.Instant, now: Temporal.Instant): Urgent['level'] {
  if (Temporal.Instant.compare(due, now) <= 0) return 'overdue'
  return Temporal.Instant.compare(due, now.add(URGENT_WITHIN)) <= 0 ? 'soon' : 'later'
}
