import type { z } from 'zod'
import { fail } from '#kernel/result.ts'
import type { Result } from '#kernel/result.ts'

/** A reply that cannot be read, or not as what it should be. */
export type Garbage = { code: 'garbage'; detail: string }

export function garbage(detail: string): Result<never, Garbage> {
  return fail({ code: 'garbage', detail })
}

/** A reply that is not what its schema says: where it first differs, for the log. */
export function mismatch(error: z.ZodError, where = ''): Result<never, Garbage> {
  const [issue] = error.issues
  return garbage(where + (issue ? `${issue.path.join('.')} ${issue.message}`.slice(0, 160) : 'unreadable'))
}

/** Cars were listed, and none of them can be understood: that is not the same as no cars. */
export const noSense = () => garbage('no car of the reply makes sense')
