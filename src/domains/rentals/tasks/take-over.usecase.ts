import type { StaffActor, StaffWrite, TaskStore } from '#domains/staff/public.ts'
import { STAFF_HOURS, type TaskKind } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { soughtFor } from '../changes/booking-change.ts'
import type { BookingChangeStore } from '../changes/booking-change.store.ts'
import { reservationDetails } from '../settlement/reservation-details.ts'

export type TakeOverFailure = { code: 'booking_not_found' | 'not_waiting' | 'task_taken'; detail: string }

/**
 * Creates the task of a booking that awaits its supplier's response, before the automatic look-ups are given up. It is
 * assigned to the member of the staff, who settles it as found or not. A later response of the supplier closes the
 * task.
 */
export type TakeOver = (
  bookingId: string,
  by: StaffActor,
) => Promise<Result<{ taskId: string }, TakeOverFailure>>

type Needs = {
  bookings: Pick<BookingStore, 'find'>
  changes: Pick<BookingChangeStore, 'findOpen'>
  tasks: Pick<TaskStore, 'open' | 'idOf' | 'own'>
  staffWrite: StaffWrite
}

export function takeOver({ bookings, changes, tasks, staffWrite }: Needs): TakeOver {
  return async (bookingId, by) => {
    const booking = await bookings.find(bookingId)
    if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
    const waiting = await waitingFor(booking)
    if (!waiting)
      return fail({ code: 'not_waiting', detail: 'This booking does not wait for its supplier’s answer' })
    const { kind, sought } = waiting
    type Taken = Awaited<ReturnType<TakeOver>>
    return staffWrite<Taken>(by, async (tx, now) => {
      const deadline = now.add({ hours: STAFF_HOURS })
      const detail = reservationDetails(sought)
      await tasks.open(tx, { bookingId, kind, deadline, detail, reopen: true, now })
      const taskId = await tasks.idOf(tx, { bookingId, kind })
      const owning = await tasks.own(tx, { id: taskId, staffId: by.staffId, now })
      if (owning !== 'owned' && owning !== 'owned_before')
        return fail({ code: 'task_taken', detail: 'A colleague is at it' })
      return {
        value: ok({ taskId }),
        audited: {
          action: 'take_over',
          subject: { kind: 'booking', id: bookingId },
          before: null,
          after: { task: taskId, kind },
        },
      }
    })
  }

  async function waitingFor(
    booking: BookingRecord,
  ): Promise<{ kind: TaskKind; sought: BookingRecord } | null> {
    if (booking.status === 'awaiting_supplier' && booking.supplierState === 'asked')
      return { kind: 'find_reservation', sought: booking }
    const change = await changes.findOpen(booking.id)
    if (change?.state !== 'asked' && change?.state !== 'rebooking') return null
    return { kind: 'find_change', sought: soughtFor(booking, change) }
  }
}
