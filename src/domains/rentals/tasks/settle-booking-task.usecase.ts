import { findTaskFor, taskActs, type TaskAct, type TaskKind } from '#domains/staff/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './booking-task-operations.contract.ts'
import { rejectTask, type TaskAction, type BookingTaskFailure, type TaskApp } from './booking-task.service.ts'
import { giveUpOrder, moveMoneyAgain } from './capture-rejected.usecase.ts'
import { settleExistingReservation, settleNoReservation } from './find-reservation.usecase.ts'
import { settleChangeMade, settleChangeNotMade } from './find-change.usecase.ts'
import { cancelOneCar } from './two-cars.usecase.ts'
import { settleChangeReverted, undoChangeAgain } from './undo-change.usecase.ts'
import { settleReservationCancelled, undoReservationAgain } from './undo-reservation.usecase.ts'

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
