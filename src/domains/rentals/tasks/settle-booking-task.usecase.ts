import { findTaskFor, taskActs, type TaskAct, type TaskKind } from '#domains/staff/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './booking-task-operations.contract.ts'
import { refusedTask, type ActOnTask, type BookingTaskFailure, type TaskApp } from './booking-task.service.ts'
import { giveUpOrder, moveMoneyAgain } from './capture-refused.usecase.ts'
import { foundReservation, noReservation } from './find-reservation.usecase.ts'
import { changeFound, changeNotFound } from './find-change.usecase.ts'
import { cancelOneCar } from './two-cars.usecase.ts'
import { changeUndone, undoChangeAgain } from './undo-change.usecase.ts'
import { reservationUndone, undoReservationAgain } from './undo-reservation.usecase.ts'

const ACTS: Partial<Record<TaskKind, Partial<Record<TaskAct, ActOnTask>>>> = {
  find_reservation: { found: foundReservation, none: noReservation },
  undo_reservation: { ask_again: undoReservationAgain, undone: reservationUndone },
  capture_refused: { ask_again: moveMoneyAgain, give_up: giveUpOrder },
  find_change: { changed: changeFound, unchanged: changeNotFound },
  undo_change: { ask_again: undoChangeAgain, undone: changeUndone },
  two_cars_booked: { cancel_this: cancelOneCar('this'), cancel_other: cancelOneCar('other') },
  refund_refused: { ask_again: moveMoneyAgain },
}

/** Settles a task about a booking by one of its actions. */
export async function settleBookingTask(
  app: TaskApp,
  { params, body, by }: Call<typeof operations.settleBookingTask>,
): Promise<Result<{ settled: true }, BookingTaskFailure>> {
  const task = await findTaskFor(app.db, params.id, by.staffId)
  if (typeof task === 'string') return refusedTask(task)
  const { kind, about } = task
  const { act } = body
  const settle = taskActs(kind, about.kind).includes(act) && ACTS[kind]?.[act]
  if (!settle) return refusedTask('not_for_task')
  const booking = await app.bookings.find(about.id)
  if (!booking) throw new Error(`booking ${about.id} is gone`)
  const said = {
    note: 'note' in body ? body.note : '',
    supplierReference: 'supplier_reference' in body ? (body.supplier_reference ?? '') : '',
  }
  const settled = await settle(app, { task, booking, act }, said, by)
  return settled.ok ? ok({ settled: true }) : settled
}
