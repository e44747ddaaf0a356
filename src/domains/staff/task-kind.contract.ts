/** Kinds of tasks that only a person can investigate or settle. */
export const TASK_KINDS = [
  'find_reservation',
  'capture_refused',
  'refund_refused',
  'undo_reservation',
  'find_change',
  'undo_change',
  'pay_back',
  'answer_dispute',
  'dispute_lost',
  'payment_differs',
  'two_cars_booked',
] as const
export type TaskKind = (typeof TASK_KINDS)[number]
