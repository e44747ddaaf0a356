import type { TaskKind } from './task.contract.ts'

/** The staff's deadline to find out what no program can, in hours. */
export const STAFF_HOURS = 4

/** The subject of a task: a booking or a trip. */
export type TaskSubject = { bookingId: string; tripId?: never } | { bookingId?: never; tripId: string }

/** A new task. A booking or a trip has at most one of a kind. */
export type NewTask = TaskSubject & {
  kind: TaskKind
  deadline: Temporal.Instant
  /** Details needed besides the subject, such as the reference of a reservation at the supplier's desk. */
  detail?: object
  /** True to reopen the task if it is closed. */
  reopen?: boolean
  now: Temporal.Instant
}

/** An open task. `owner`: the staff member who claimed it, and when. */
export type OpenTask = {
  id: string
  kind: TaskKind
  about: { kind: 'booking' | 'trip'; id: string; reference: string }
  deadline: Temporal.Instant
  createdAt: Temporal.Instant
  owner: { staffId: string; name: string; since: Temporal.Instant } | null
}

/**
 * A closed task. `by`: who closed it, and their note. Null if it was closed automatically, once it was
 * settled.
 */
export type ClosedTask = Omit<OpenTask, 'owner'> & {
  closedAt: Temporal.Instant
  by: { staffId: string; name: string; note: string } | null
}

/** Result of claiming a task: owned now, owned before, or the reason for a rejection. */
export type Owning = 'owned' | 'owned_before' | 'task_not_found' | 'task_closed' | 'task_taken'

/** Result of releasing a task: released now, unassigned before, or the reason for a rejection. */
export type Releasing = 'released' | 'released_before' | 'task_not_found' | 'task_closed' | 'task_taken'

/** Result of closing a task: closed now, or the reason for a rejection. */
export type Closing = 'closed' | 'task_not_found' | 'task_closed' | 'task_taken'
