import { followRatings } from '#domains/rentals/ratings/follow-ratings.usecase.ts'
import { rateBooking } from '#domains/rentals/ratings/rate-booking.usecase.ts'
import { ratingRoutes } from '#domains/rentals/ratings/rating.routes.ts'
import { ratingStore } from '#domains/rentals/ratings/rating.store.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Job, Shared } from './share-context.ts'
import type { Suppliers } from './suppliers.ts'

export async function wireRatings(
  { db, readDb, clock, bookings }: Shared,
  { plans }: Suppliers,
  { requireTraveller }: Accounts,
) {
  const ratings = ratingStore(db)
  const { refresh, ratingOf } = followRatings({
    suppliers: plans.map(({ supplier }) => supplier),
    votes: () => ratingStore(readDb).votes(),
  })
  await refresh()
  const jobs: Job[] = [{ name: 'supplier ratings', everySeconds: 60, everyProcess: true, work: refresh }]
  return {
    ratingOf,
    api: [
      ratingRoutes({
        rateBooking: rateBooking({ bookings, ratings, clock }),
        requireTraveller,
      }),
    ],
    jobs,
  }
}
