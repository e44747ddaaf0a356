import { urgentMails } from '#domains/notifications/urgent-mails.store.ts'
import { readLedgerDay } from '#domains/payments/ledger-day.store.ts'
import { urgentBookings } from '#domains/rentals/staff/urgent-bookings.store.ts'
import { urgentPlans } from '#domains/rentals/supply/urgent-plans.usecase.ts'
import { urgentTasks } from '#domains/staff/today/urgent-tasks.service.ts'
import { callsSince } from '#domains/suppliers/health/call-count.store.ts'
import { readTripSales } from '#domains/trips/dispatch/trip-sales.store.ts'
import { urgentPriceRequests } from '#domains/enquiries/prices/urgent-price-requests.store.ts'
import { urgentTrips } from '#domains/trips/dispatch/urgent-trips.store.ts'
import type { Search } from './search.ts'
import type { Shared } from './share-context.ts'
import type { Suppliers } from './suppliers.ts'

/** Returns what is urgent in any domain, and the figures of the day. */
export function todayParts(
  { db }: Shared,
  { plans, isOn }: Pick<Suppliers, 'plans' | 'isOn'>,
  { searchHours }: Search,
) {
  const failing = urgentPlans({ plans, isOn, callsSince: (since) => callsSince(db, since) })
  return {
    urgentSources: [
      urgentTasks(db),
      urgentTrips(db),
      urgentPriceRequests(db),
      urgentBookings(db),
      urgentMails(db),
      failing,
    ],
    dayFigures: {
      countSearches: searchHours.count,
      readLedgerDay,
      readTripSales,
    },
  }
}
