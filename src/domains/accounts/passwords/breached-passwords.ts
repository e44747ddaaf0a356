import type { Result } from '#kernel/result.ts'

/** `unreachable`, `no_answer` within the time, or `garbage`: an answer that is no list of passwords. */
export type BreachesFailure = { code: 'unreachable' | 'no_answer' | 'garbage'; detail: string }

/** Whether a password is known from breaches; never throws. */
export type AskBreaches = (password: string) => Promise<Result<boolean, BreachesFailure>>
