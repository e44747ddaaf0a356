import type { BookingRecord } from './booking.ts'
import { STAFF_HOURS, type SettleNeeds, type StaffTask } from './settlement.ts'
import { soughtReservation } from './sought-reservation.ts'

/** Opens a task for the staff, and tells who watches over the process when it is a new one. */
export function staffAsker({
  bookings,
  onStaffTask,
  clock,
}: Pick<SettleNeeds, 'bookings' | 'onStaffTask' | 'clock'>) {
  /** `sought`: the reservation to be looked for, where it is not the booking's own. */
  return async (booking: BookingRecord, kind: StaffTask, sought = booking): Promise<void> => {
    const now = clock.now()
    const deadline = now.add({ hours: STAFF_HOURS })
    const detail = soughtReservation(sought)
    const opened = await bookings.openTask({ bookingId: booking.id, kind, deadline, detail, now })
    if (!opened) return
    const { driver: _, ...known } = detail
    onStaffTask({ reference: booking.reference, kind, deadline: deadline.toString(), ...known })
  }
}
