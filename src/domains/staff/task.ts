import type { TaskKind } from './task.contract.ts'

/** A task to be opened; a booking has at most one of a kind. */
export type NewTask = {
  bookingId: string
  kind: TaskKind
  deadline: Temporal.Instant
  /** What a person needs to know besides the booking, such as what a supplier's desk finds its reservation by. */
  detail?: object
  /** Open it anew where the booking had one that is closed. */
  reopen?: boolean
  now: Temporal.Instant
}

/** A task that waits for a person. `owner`: who of the staff took it, and when. */
export type OpenTask = {
  id: string
  kind: TaskKind
  booking: { id: string; reference: string }
  deadline: Temporal.Instant
  createdAt: Temporal.Instant
  owner: { staffId: string; since: Temporal.Instant } | null
}

/** What came of somebody's taking a task: theirs now, theirs before, or why not. */
export type Owning = 'owned' | 'owned_before' | 'task_not_found' | 'task_closed' | 'task_taken'
