import type { TaskKind } from './task.contract.ts'

/** The staff's deadline to find out what no program can. */
export const STAFF_HOURS = 4

/** What a task is about. */
export type TaskSubject = { bookingId: string; tripId?: never } | { bookingId?: never; tripId: string }

/** A new task; a booking, or a trip, has at most one of a kind. */
export type NewTask = TaskSubject & {
  kind: TaskKind
  deadline: Temporal.Instant
  /** What a person needs besides its subject, such as what a supplier's desk finds its reservation by. */
  detail?: object
  /** Reopen the task where it is closed. */
  reopen?: boolean
  now: Temporal.Instant
}

/** An open task. `owner`: the staff member who took it, and when. */
export type OpenTask = {
  id: string
  kind: TaskKind
  about: { kind: 'booking' | 'trip'; id: string; reference: string }
  deadline: Temporal.Instant
  createdAt: Temporal.Instant
  owner: { staffId: string; name: string; since: Temporal.Instant } | null
}

/** A closed task. `by`: who closed it, and what they did about it; null: the product did, once it was settled. */
export type ClosedTask = Omit<OpenTask, 'owner'> & {
  closedAt: Temporal.Instant
  by: { staffId: string; name: string; note: string } | null
}

/** The outcome of taking a task: now owned, owned before, or why not. */
export type Owning = 'owned' | 'owned_before' | 'task_not_found' | 'task_closed' | 'task_taken'

/** The outcome of giving a task back: now nobody's, nobody's before, or why not. */
export type Releasing = 'released' | 'released_before' | 'task_not_found' | 'task_closed' | 'task_taken'

/** The outcome of closing a task: closed now, or why not. */
export type Closing = 'closed' | 'task_not_found' | 'task_closed' | 'task_taken'
