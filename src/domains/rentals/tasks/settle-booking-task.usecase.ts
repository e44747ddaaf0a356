import { findTaskFor, taskActs, type TaskAct, type TaskKind } from '#domains/staff/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './booking-task-operations.contract.ts'
import {
  rejectTask,
  type TaskAction,
  type BookingTaskFailure,
  type TaskApp,
  requestForTask,
  settleAndContinue,
} from './booking-task.service.ts'
import { giveUpOrder, moveMoneyAgain } from './capture-rejected.usecase.ts'
import { settleExistingReservation, settleNoReservation } from './find-reservation.usecase.ts'
import { settleChangeMade, settleChangeNotMade } from './find-change.usecase.ts'
import { settleChangeReverted, undoChangeAgain } from './undo-change.usecase.ts'
import { allowedActions, keysOf } from '../bookings/booking.ts'
import { requestCancellation } from '../cancellations/request-cancellation.service.ts'
import { rebookingStore } from '../rebookings/rebooking.store.ts'
import { connectorOf } from '../settlement/settlement.ts'
import { cancelled, verifyNoReservation } from './look-up-reservation.service.ts'

/** Retries cancelling an unwanted reservation at the supplier. */
const undoReservationAgain: TaskAction = async (app, current, { note }, by) => {
  const { booking } = current
  const reverted = cancelled(await connectorOf(app, booking).cancel(keysOf(booking)))
  return reverted.ok
    ? settleAndContinue(app, current, note, by, async () => ok({ reservation: 'cancelled' }))
    : reverted
}

/** Settles a reservation that the supplier's desk cancelled manually. */
const settleReservationCancelled: TaskAction = async (app, current, { note }, by) => {
  const reverted = await verifyNoReservation(app, current.booking)
  return reverted.ok
    ? settleAndContinue(app, current, note, by, async () => ok({ reservation: 'cancelled' }))
    : reverted
}

const TASK_ACTIONS: Partial<Record<TaskKind, Partial<Record<TaskAct, TaskAction>>>> = {
  find_reservation: { found: settleExistingReservation, none: settleNoReservation },
  undo_reservation: { ask_again: undoReservationAgain, undone: settleReservationCancelled },
  capture_refused: { ask_again: moveMoneyAgain, give_up: giveUpOrder },
  find_change: { changed: settleChangeMade, unchanged: settleChangeNotMade },
  undo_change: { ask_again: undoChangeAgain, undone: settleChangeReverted },
  two_cars_booked: { cancel_this: cancelOneCar('this'), cancel_other: cancelOneCar('other') },
  refund_refused: { ask_again: moveMoneyAgain },
}

/** Settles a task about a booking by one of its actions. */
export async function settleBookingTask(
  app: TaskApp,
  { params, body, by }: Call<typeof operations.settleBookingTask>,
): Promise<Result<{ settled: true }, BookingTaskFailure>> {
  const task = await findTaskFor(app.db, params.id, by.staffId)
  if (typeof task === 'string') return rejectTask(task)
  const { kind, about } = task
  const { act } = body
  const settle = taskActs(kind, about.kind).includes(act) && TASK_ACTIONS[kind]?.[act]
  if (!settle) return rejectTask('not_for_task')
  const booking = await app.bookings.find(about.id)
  if (!booking) throw new Error(`booking ${about.id} is gone`)
  const answer = {
    note: 'note' in body ? body.note : '',
    supplierReference: 'supplier_reference' in body ? (body.supplier_reference ?? '') : '',
  }
  const settled = await settle(app, { task, booking, act }, answer, by)
  return settled.ok ? ok({ settled: true }) : settled
}

/**
 * Cancels one of two booked cars by its own terms: the task's booking, or the one that was to replace it. The task is
 * closed once its supplier has cancelled it.
 */
function cancelOneCar(which: 'this' | 'other'): TaskAction {
  return async (app, current, _answer, by) => {
    const { db, bookings, clock } = app
    const { booking: old } = current
    const newId = which === 'other' ? (await rebookingStore.latestOf(db, old.id))?.newBookingId : old.id
    const booking = newId ? await bookings.find(newId) : null
    if (!booking) return rejectTask('booking_moved')
    const isRequested = booking.cancellation !== null
    if (!isRequested && !allowedActions(booking, clock.now()).cancel) return rejectTask('booking_moved')
    const requested = await requestForTask(app, { ...current, booking }, by, async (within) => {
      if (!isRequested) await requestCancellation(within, { booking, reason: null })
    })
    if (!requested) return rejectTask('booking_moved')
    const task = await findTaskFor(db, current.task.id, by.staffId)
    if (task === 'task_closed') return ok(null)
    const after = await bookings.find(booking.id)
    return rejectTask(after?.cancellation ? 'supplier_unavailable' : 'supplier_keeps_it')
  }
}
