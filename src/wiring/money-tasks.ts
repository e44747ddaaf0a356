import { currencyOfTrip, endOwedRefunds, owedTo, paymentIdsOf } from '#domains/payments/owed.store.ts'
import { reconciliationStore } from '#domains/payments/reconciliation/reconciliation.store.ts'
import { moneyTaskRoutes } from '#domains/payments/tasks/money-task.routes.ts'
import { settleMoneyTask } from '#domains/payments/tasks/settle-money-task.usecase.ts'
import { owingBookings } from '#domains/rentals/bookings/refundable-booking.store.ts'
import { compareTripCards } from '#domains/trips/cards/compare-trip-cards.service.ts'
import { movedTripStore } from '#domains/trips/cards/moved-trip.store.ts'
import { owingTrips } from '#domains/trips/cards/owing-trip.store.ts'
import type { Payments } from './payments.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

/** What the staff do to settle what a task says of money, of bookings and of trips. */
export function wireMoneyTasks(
  { db, upkeep, clock, rateLimit }: Shared,
  payments: Payments,
  { tasks, settleTask, claimTask, requireStaff }: Staff,
) {
  const trips = movedTripStore(db)
  const { compare } = compareTripCards({ ...payments, store: trips })
  const settle = settleMoneyTask({
    ...payments,
    db,
    tasks,
    settleTask,
    claimTask,
    owedTo,
    endOwedRefunds,
    paymentIdsOf,
    sales: { booking: owingBookings({ upkeep, clock }), trip: owingTrips },
    async compareTrip(tripId) {
      const trip = await trips.find(tripId)
      const compared = trip && (await compare(trip, clock.now()))
      return compared?.isComplete ? compared : null
    },
    endDifferences: (tx, about, now) => reconciliationStore(db).endOthers(tx, about, [], now),
    currencyOf: (tripId) => currencyOfTrip(db, tripId),
  })
  return { api: [moneyTaskRoutes({ settleMoneyTask: settle, requireStaff, rateLimit })] }
}
