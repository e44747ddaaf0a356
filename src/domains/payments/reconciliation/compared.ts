import type { TaskSubject } from '#domains/staff/public.ts'
import type { Difference } from './card-differences.ts'

/** What came of comparing one booking or trip with the others' books. */
export type Compared = {
  about: TaskSubject
  reference: string
  differences: readonly Difference[]
  /** False: a side did not answer, so that there may be more. */
  isComplete: boolean
}
