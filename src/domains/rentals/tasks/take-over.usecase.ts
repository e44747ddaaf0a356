import {
  openTask,
  assignTask,
  STAFF_HOURS,
  taskIdOf,
  writeAudited,
  type TaskKind,
} from '#domains/staff/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { reservationToFind } from '../changes/booking-change.ts'
import { findOpenChange } from '../changes/booking-change.store.ts'
import { reservationDetails } from '../settlement/reservation-details.ts'
import type * as operations from './booking-task-operations.contract.ts'

type TakingApp = Pick<App, 'db' | 'clock' | 'bookings'>

/**
 * Creates the task of a booking that awaits its supplier's response, before the automatic look-ups are given up. It is
 * assigned to the member of the staff, who settles it as found or not. A later response of the supplier closes the
 * task.
 */
export async function takeOver(
  app: TakingApp,
  { params: { id: bookingId }, by }: Call<typeof operations.takeOver>,
) {
  const booking = await app.bookings.find(bookingId)
  if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' } as const)
  const waiting = await waitingFor(app, booking)
  if (!waiting)
    return fail({
      code: 'not_waiting',
      detail: 'This booking does not wait for its supplier’s answer',
    } as const)
  const { kind, reservation } = waiting
  return writeAudited(app, by, async (tx, now, audit) => {
    const deadline = now.add({ hours: STAFF_HOURS })
    const detail = reservationDetails(reservation)
    await openTask(tx, { bookingId, kind, deadline, detail, reopen: true, now })
    const taskId = await taskIdOf(tx, { bookingId, kind })
    const claim = await assignTask(tx, { id: taskId, staffId: by.staffId, now })
    if (claim !== 'owned' && claim !== 'owned_before')
      return fail({ code: 'task_taken', detail: 'A colleague is at it' } as const)
    await audit({
      action: 'take_over',
      subject: { kind: 'booking', id: bookingId },
      before: null,
      after: { task: taskId, kind },
    })
    return ok({ task_id: taskId })
  })
}

async function waitingFor(
  { db }: TakingApp,
  booking: BookingRecord,
): Promise<{ kind: TaskKind; reservation: BookingRecord } | null> {
  if (booking.status === 'awaiting_supplier' && booking.supplierState === 'asked')
    return { kind: 'find_reservation', reservation: booking }
  const change = await findOpenChange(db, booking.id)
  if (change?.state !== 'asked' && change?.state !== 'rebooking') return null
  return { kind: 'find_change', reservation: reservationToFind(booking, change) }
}
