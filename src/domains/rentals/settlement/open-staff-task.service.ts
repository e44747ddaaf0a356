import type { TaskKind } from '#domains/staff/public.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { STAFF_HOURS } from '#domains/staff/public.ts'
import type { SettleNeeds } from './settlement.ts'
import { reservationDetails } from './reservation-details.ts'

/** Opens a staff task, and reports it to the operators of the process if it is new. */
export function openStaffTask({
  openTask,
  onStaffTask,
  clock,
}: Pick<SettleNeeds, 'openTask' | 'onStaffTask' | 'clock'>) {
  /** `sought`: the reservation to look for, if it is not the booking's own. */
  return async (booking: BookingRecord, kind: TaskKind, sought = booking): Promise<void> => {
    const now = clock.now()
    const deadline = now.add({ hours: STAFF_HOURS })
    const detail = reservationDetails(sought)
    const opened = await openTask({ bookingId: booking.id, kind, deadline, detail, reopen: true, now })
    if (!opened) return
    const { driver: _, ...known } = detail
    onStaffTask({ reference: booking.reference, kind, deadline: deadline.toString(), ...known })
  }
}
