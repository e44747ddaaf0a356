import { urgentMails } from '#domains/notifications/urgent-mails.store.ts'
import { readLedgerDay } from '#domains/payments/ledger-day.store.ts'
import { countSearches } from '#domains/rentals/search/search-hours.store.ts'
import { urgentBookings } from '#domains/rentals/staff/urgent-bookings.store.ts'
import { urgentPlans } from '#domains/rentals/supply/urgent-plans.usecase.ts'
import { urgentTasks } from '#domains/staff/today/urgent-tasks.service.ts'
import { readTripSales } from '#domains/trips/dispatch/trip-sales.store.ts'
import { urgentPriceRequests } from '#domains/enquiries/prices/urgent-price-requests.store.ts'
import { urgentTrips } from '#domains/trips/dispatch/urgent-trips.store.ts'
import type { Shared } from './share-context.ts'
import type { Suppliers } from './suppliers.ts'

/** Returns the urgent work of all domains, and the figures of the day. */
export function todayParts({ db }: Shared, { plans, isPlanOn }: Pick<Suppliers, 'plans' | 'isPlanOn'>) {
  return {
    urgentSources: [
      urgentTasks(db),
      urgentTrips(db),
      urgentPriceRequests(db),
      urgentBookings(db),
      urgentMails(db),
      urgentPlans({ db, plans, isPlanOn }),
    ],
    dayFigures: {
      countSearches: (from: Temporal.Instant, until: Temporal.Instant) => countSearches(db, from, until),
      readLedgerDay,
      readTripSales,
    },
  }
}
