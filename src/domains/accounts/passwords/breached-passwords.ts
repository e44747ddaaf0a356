import type { Result } from '#kernel/result.ts'

/** `unreachable`, `no_answer` before the timeout, or `garbage`: the response is not a list of passwords. */
export type BreachesFailure = { code: 'unreachable' | 'no_answer' | 'garbage'; detail: string }

/** Returns true if a password is known from breaches; never throws. */
export type CheckBreaches = (password: string) => Promise<Result<boolean, BreachesFailure>>
