import { rebookingStore } from '#domains/rentals/rebookings/rebooking.store.ts'
import { bookingTaskRoutes } from '#domains/rentals/tasks/booking-task.routes.ts'
import { settleBookingTask } from '#domains/rentals/tasks/settle-booking-task.usecase.ts'
import { takeOver } from '#domains/rentals/tasks/take-over.usecase.ts'
import type { BookingSettlement } from './booking-settlement.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

/** What the staff do to settle a task about a booking. */
export function wireBookingTasks(
  { db, upkeep, rateLimit }: Shared,
  { changeNeeds, settleBooking, onError }: BookingSettlement,
  { tasks, settleTask, staffWrite, requireStaff }: Staff,
) {
  const settle = settleBookingTask({
    ...changeNeeds,
    db,
    tasks,
    settleTask,
    staffWrite,
    rebookings: rebookingStore,
    upkeep,
    settleBooking,
    onError,
  })
  const { bookings, changes } = changeNeeds
  return {
    api: [
      bookingTaskRoutes({
        settleBookingTask: settle,
        takeOver: takeOver({ bookings, changes, tasks, staffWrite }),
        requireStaff,
        rateLimit,
      }),
    ],
  }
}
