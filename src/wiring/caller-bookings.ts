import { bookForCallerRoutes } from '#domains/rentals/staff/callers/book-for-caller.routes.ts'
import { bookForCaller } from '#domains/rentals/staff/callers/book-for-caller.usecase.ts'
import { callerBookings } from '#domains/rentals/staff/callers/caller-booking.store.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Bookings } from './bookings.ts'
import type { Search } from './search.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

type Others = { search: Search; accounts: Accounts; bookings: Bookings; staff: Staff }

/** Cars that the staff book for who calls. */
export function wireCallerBookings(
  { config, db, bookings, windowCounts: counts, clock, idempotent, rateLimit }: Shared,
  { search, accounts, bookings: { orderCar }, staff: { staffWrite, requireStaff } }: Others,
) {
  const { quotes, searchCars, countSearch: onSearch, quoteOffer } = search
  return {
    api: [
      bookForCallerRoutes({
        searchCars,
        onSearch,
        quoteOffer,
        bookForCaller: bookForCaller({
          quotes,
          bookings,
          callers: callerBookings(db),
          newGuest: accounts.guestLogin,
          orderCar,
          counts,
          scale: config.RATE_LIMIT_SCALE,
          staffWrite,
          clock,
        }),
        defaultCurrency: config.DEFAULT_CURRENCY,
        requireStaff,
        idempotent,
        rateLimit,
      }),
    ],
  }
}
