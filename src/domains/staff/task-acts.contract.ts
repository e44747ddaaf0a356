import type { TaskKind } from './task-kind.contract.ts'

/** What settles a task, besides a note of what was done. */
export const TASK_ACTS = [
  /** The supplier has the reservation, or has changed it: the booking goes on. */
  'found',
  'changed',
  /** It has none, or changed nothing: what is held is given back. */
  'none',
  'unchanged',
  /** What was refused is asked for again, of the supplier or of the payment gateway. */
  'ask_again',
  /** The supplier's desk has undone it by hand. */
  'undone',
  /** The reservation is cancelled, and what is held for it is released. */
  'give_up',
  /** One of two booked cars is cancelled: the one of the task, or the one that was to replace it. */
  'cancel_this',
  'cancel_other',
  /** What the traveller has to get back is sent to a card, was transferred, or was sent at the gateway by hand. */
  'pay_card',
  'pay_transfer',
  'paid_at_gateway',
  /** The gateway's book and ours agree by now; or what they differ by is booked. */
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

/** What settles a task of this kind, about a booking or a trip; none: a note is all that can be written down. */
export function taskActs(kind: TaskKind, about: Subject): readonly TaskAct[] {
  return ACTIONS[kind][about]
}
