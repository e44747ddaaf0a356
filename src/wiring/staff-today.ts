import { urgentMails } from '#domains/notifications/urgent-mails.store.ts'
import { readLedgerDay } from '#domains/payments/ledger-day.store.ts'
import { urgentBookings } from '#domains/rentals/staff/urgent-bookings.store.ts'
import { urgentPlans } from '#domains/rentals/supply/urgent-plans.usecase.ts'
import { readToday } from '#domains/staff/today/read-today.usecase.ts'
import { todayRoutes } from '#domains/staff/today/today.routes.ts'
import { urgentTasks } from '#domains/staff/today/urgent-tasks.service.ts'
import { callsSince } from '#domains/suppliers/health/call-count.store.ts'
import { tripSales } from '#domains/trips/dispatch/trip-sales.store.ts'
import { urgentPriceRequests } from '#domains/enquiries/prices/urgent-price-requests.store.ts'
import { urgentTrips } from '#domains/trips/dispatch/urgent-trips.store.ts'
import type { Search } from './search.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import type { Suppliers } from './suppliers.ts'

/** What is urgent in any domain, and the figures of the day. */
export function wireStaffToday(
  { db, readDb, clock, rateLimit }: Shared,
  { plans, isOn }: Pick<Suppliers, 'plans' | 'isOn'>,
  { searchHours }: Search,
  { tasks, requireStaff, readAccess }: Staff,
) {
  const failing = urgentPlans({ plans, isOn, callsSince: (since) => callsSince(db, since) })
  const sources = [
    urgentTasks(tasks),
    urgentTrips(db),
    urgentPriceRequests(db),
    urgentBookings(db),
    urgentMails(db),
    failing,
  ]
  return {
    api: [
      todayRoutes({
        readToday: readToday({
          sources,
          readAccess,
          countSearches: searchHours.count,
          readLedgerDay: readLedgerDay(readDb),
          readTripSales: tripSales(readDb),
          clock,
        }),
        requireStaff,
        rateLimit,
      }),
    ],
  }
}
