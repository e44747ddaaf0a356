import type { AuthConfig } from '@auth/core'
import { AuthError } from '@auth/core/errors'
import type { Log } from '#platform/log.ts'
import { errorName } from './auth-error-names.ts'
import { callbackError } from './callback-error.ts'

/** What Auth.js has to say goes to our log, by the names of the specification; `onError` is told of each error. */
export function authLog(log: Log, onError: (error: Error) => void): NonNullable<AuthConfig['logger']> {
  return {
    error(error) {
      onError(error)
      const type = error instanceof AuthError ? error.type : error.name
      const { expected } = errorName(type)
      const fromService = callbackError(error) === 'OAuthCallback'
      const { name, code } = errorName(fromService ? 'OAuthCallbackError' : type)
      if (expected) log.info({ name, code, type }, 'sign-in')
      // Anybody can come back with a made-up answer: one line of what is wrong with it, and no stack.
      else if (fromService) log.warn({ name, code, type, why: messageOf(causeOf(error)) }, 'sign-in')
      else log.error({ name, code, type, err: causeOf(error) }, 'sign-in')
    },
    warn(code) {
      log.warn({ code }, 'sign-in')
    },
    debug() {},
  }
}

/** Auth.js keeps what has happened in the cause of the error that it makes of it. */
function causeOf(error: Error): unknown {
  return error instanceof AuthError ? (error.cause?.err ?? error) : error
}

function messageOf(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, LONGEST)
}

const LONGEST = 1000
const MOST_FIELDS = 20

/** A line that a browser sent, cut to a bounded length; only somebody who reads the log for it sees it. */
export function clientLine(line: Readonly<Record<string, string>>): Record<string, string> {
  const fields = Object.entries(line).slice(0, MOST_FIELDS)
  return Object.fromEntries(fields.map(([name, value]) => [name.slice(0, 100), value.slice(0, LONGEST)]))
}
