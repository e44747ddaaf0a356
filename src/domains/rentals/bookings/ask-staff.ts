import type { BookingRecord } from './booking.ts'
import { STAFF_HOURS, type SettleNeeds, type StaffTask } from './settlement.ts'

/** Opens a task for the staff, and tells who watches over the process when it is a new one. */
export function staffAsker({
  bookings,
  onStaffTask,
  clock,
}: Pick<SettleNeeds, 'bookings' | 'onStaffTask' | 'clock'>) {
  return async (booking: BookingRecord, kind: StaffTask): Promise<void> => {
    const now = clock.now()
    const deadline = now.add({ hours: STAFF_HOURS })
    const opened = await bookings.openTask({ bookingId: booking.id, kind, deadline, now })
    if (opened) onStaffTask({ reference: booking.reference, kind, deadline: deadline.toString() })
  }
}
