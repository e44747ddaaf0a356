import { urgentMails } from '#domains/notifications/urgent-mails.store.ts'
import { readLedgerDay } from '#domains/payments/ledger-day.store.ts'
import { urgentBookings } from '#domains/rentals/staff/urgent-bookings.store.ts'
import { readToday } from '#domains/staff/today/read-today.usecase.ts'
import { todayRoutes } from '#domains/staff/today/today.routes.ts'
import type { UrgentSource } from '#domains/staff/today/urgent.ts'
import { urgentTasks } from '#domains/staff/today/urgent-tasks.service.ts'
import { urgentTrips } from '#domains/trips/dispatch/urgent-trips.store.ts'
import type { Search } from './search.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import type { Suppliers } from './suppliers.ts'

/** What is urgent in any domain, and the figures of the day. */
export function wireStaffToday(
  { db, clock, rateLimit }: Shared,
  { plans, restingPlans }: Suppliers,
  { searchHours }: Search,
  { tasks, requireStaff, readAccess }: Staff,
) {
  const failingPlans: UrgentSource = {
    needs: ['suppliers', 'support'],
    async read() {
      const resting = new Set(restingPlans())
      return plans
        .filter(({ id }) => resting.has(id))
        .map(({ id, name, supplier }) => ({
          kind: 'plan_failing',
          id,
          name,
          detail: supplier.name,
          count: 1,
          due: null,
        }))
    },
  }
  const sources = [urgentTasks(tasks), urgentTrips(db), urgentBookings(db), urgentMails(db), failingPlans]
  return {
    api: [
      todayRoutes({
        readToday: readToday({
          sources,
          readAccess,
          countSearches: searchHours.count,
          readLedgerDay: readLedgerDay(db),
          clock,
        }),
        requireStaff,
        rateLimit,
      }),
    ],
  }
}
