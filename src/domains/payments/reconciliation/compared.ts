import type { TaskSubject } from '#domains/staff/public.ts'
import type { Difference } from './card-differences.ts'

/** Result of comparing one booking or trip with the records of others. */
export type Compared = {
  about: TaskSubject
  reference: string
  differences: readonly Difference[]
  /** False if a side did not respond, so that there may be more differences. */
  isComplete: boolean
}
