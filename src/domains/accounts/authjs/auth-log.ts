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
      const { name, code } = errorName(callbackError(error) === 'OAuthCallback' ? 'OAuthCallbackError' : type)
      if (expected) log.info({ name, code, type }, 'sign-in')
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

const LONGEST = 1000
const MOST_FIELDS = 20

/** A line that a browser sent, cut to a bounded length; only somebody who reads the log for it sees it. */
export function clientLine(line: Readonly<Record<string, string>>): Record<string, string> {
  const fields = Object.entries(line).slice(0, MOST_FIELDS)
  return Object.fromEntries(fields.map(([name, value]) => [name.slice(0, 100), value.slice(0, LONGEST)]))
}
