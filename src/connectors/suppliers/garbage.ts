import type { z } from 'zod'
import { fail } from '#kernel/result.ts'
import type { Result } from '#kernel/result.ts'

/** A reply that is unreadable or does not match its schema. */
export type Garbage = { code: 'garbage'; detail: string }

export function garbage(detail: string): Result<never, Garbage> {
  return fail({ code: 'garbage', detail })
}

/** Returns the first difference between a reply and its schema, for the log. */
export function mismatch(error: z.ZodError, where = ''): Result<never, Garbage> {
  const [issue] = error.issues
  return garbage(where + (issue ? `${issue.path.join('.')} ${issue.message}`.slice(0, 160) : 'unreadable'))
}

/** Cars were listed, but all are invalid; this differs from no cars. */
export const unreadableRates = () => garbage('no car of the reply is readable')
