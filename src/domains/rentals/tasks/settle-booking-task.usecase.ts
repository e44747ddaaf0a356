import { taskActs, type StaffActor, type TaskAct, type TaskKind } from '#domains/staff/public.ts'
import {
  refusedTask,
  type ActOnTask,
  type DeskAnswer,
  type TaskNeeds,
  type TaskSettled,
} from './booking-task.service.ts'
import { giveUpOrder, moveMoneyAgain } from './capture-refused.usecase.ts'
import { foundReservation, noReservation } from './find-reservation.usecase.ts'
import { changeFound, changeNotFound } from './find-change.usecase.ts'
import { cancelOneCar } from './two-cars.usecase.ts'
import { changeUndone, undoChangeAgain } from './undo-change.usecase.ts'
import { reservationUndone, undoReservationAgain } from './undo-reservation.usecase.ts'

/** Settles a task about a booking by one of its actions. */
export type SettleBookingTask = (
  asked: { taskId: string; act: TaskAct } & DeskAnswer,
  by: StaffActor,
) => Promise<TaskSettled>

export function settleBookingTask(needs: TaskNeeds): SettleBookingTask {
  const acts: Partial<Record<TaskKind, Partial<Record<TaskAct, ActOnTask>>>> = {
    find_reservation: { found: foundReservation(needs), none: noReservation(needs) },
    undo_reservation: { ask_again: undoReservationAgain(needs), undone: reservationUndone(needs) },
    capture_refused: { ask_again: moveMoneyAgain(needs), give_up: giveUpOrder(needs) },
    find_change: { changed: changeFound(needs), unchanged: changeNotFound(needs) },
    undo_change: { ask_again: undoChangeAgain(needs), undone: changeUndone(needs) },
    two_cars_booked: { cancel_this: cancelOneCar(needs, 'this'), cancel_other: cancelOneCar(needs, 'other') },
    refund_refused: { ask_again: moveMoneyAgain(needs) },
  }
  return async ({ taskId, act, ...said }, by) => {
    const task = await needs.tasks.findFor(taskId, by.staffId)
    if (typeof task === 'string') return refusedTask(task)
    const { kind, about } = task
    const settle = taskActs(kind, about.kind).includes(act) && acts[kind]?.[act]
    if (!settle) return refusedTask('not_for_task')
    const booking = await needs.bookings.find(about.id)
    if (!booking) throw new Error(`booking ${about.id} is gone`)
    return settle({ task, booking, act }, said, by)
  }
}
