import type { TaskKind } from './task-kind.contract.ts'

/** Actions that settle a task, in addition to a closing note. */
export const TASK_ACTS = [
  /** The supplier has the reservation, or has changed it: the booking continues. */
  'found',
  'changed',
  /** The supplier has no reservation, or changed nothing: holds are released. */
  'none',
  'unchanged',
  /** The rejected request is sent again, to the supplier or the payment gateway. */
  'ask_again',
  /** The supplier's desk has reverted it by hand. */
  'undone',
  /** The reservation is cancelled, and its holds are released. */
  'give_up',
  /** One of two booked cars is cancelled: the task's, or its intended replacement. */
  'cancel_this',
  'cancel_other',
  /**
   * The amount owed to the traveller is sent to a card, was transferred, or was refunded at the gateway by
   * hand.
   */
  'pay_card',
  'pay_transfer',
  'paid_at_gateway',
  /** The gateway's records and ours agree now, or their difference is booked. */
  'compare_again',
  'book_difference',
] as const
export type TaskAct = (typeof TASK_ACTS)[number]

/** Actions that move money; finance only. */
export const MONEY_ACTS: ReadonlySet<TaskAct> = new Set([
  'pay_card',
  'pay_transfer',
  'paid_at_gateway',
  'compare_again',
  'book_difference',
])

type Subject = 'booking' | 'trip'

const NONE = { booking: [], trip: [] } as const
const PAY_BACK = ['pay_card', 'pay_transfer', 'paid_at_gateway'] as const

const ACTIONS: Record<TaskKind, Record<Subject, readonly TaskAct[]>> = {
  find_reservation: { booking: ['found', 'none'], trip: [] },
  capture_refused: { booking: ['ask_again', 'give_up'], trip: [] },
  refund_refused: { booking: ['ask_again', 'pay_transfer', 'paid_at_gateway'], trip: PAY_BACK },
  undo_reservation: { booking: ['ask_again', 'undone'], trip: [] },
  find_change: { booking: ['changed', 'unchanged'], trip: [] },
  undo_change: { booking: ['ask_again', 'undone'], trip: [] },
  pay_back: { booking: PAY_BACK, trip: PAY_BACK },
  answer_dispute: NONE,
  dispute_lost: NONE,
  payment_differs: { booking: [], trip: ['compare_again', 'book_difference'] },
  two_cars_booked: { booking: ['cancel_this', 'cancel_other'], trip: [] },
}

/**
 * Returns the actions that settle a task of this kind, about a booking or a trip. If empty, it can only be
 * closed with a note.
 */
export function taskActs(kind: TaskKind, about: Subject): readonly TaskAct[] {
  return ACTIONS[kind][about]
}
