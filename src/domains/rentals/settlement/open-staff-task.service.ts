import { openTask, STAFF_HOURS, type TaskKind } from '#domains/staff/public.ts'
import type { App } from '#platform/app.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { reservationDetails } from './reservation-details.ts'

/**
 * Opens a staff task about a booking, and reports it to the operators of the process if it is new. `sought`: the
 * reservation to look for, if it is not the booking's own.
 */
export async function openStaffTask(
  { db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>,
  booking: BookingRecord,
  kind: TaskKind,
  reservation = booking,
): Promise<void> {
  const now = clock.now()
  const deadline = now.add({ hours: STAFF_HOURS })
  const detail = reservationDetails(reservation)
  const opened = await openTask(db, { bookingId: booking.id, kind, deadline, detail, reopen: true, now })
  if (!opened) return
  const { driver: _, ...known } = detail
  const task = { reference: booking.reference, kind, deadline: deadline.toString(), ...known }
  log.warn(task, 'a booking needs a person')
}
