import type { AuthConfig } from '@auth/core'
import { AuthError } from '@auth/core/errors'
import type { Log } from '#platform/log.ts'
import { errorName } from './auth-error-names.ts'
import { callbackError } from './callback-error.ts'

/** Writes Auth.js messages to our log, under the specification's names. `onError` receives each error. */
export function authLog(log: Log, onError: (error: Error) => void): NonNullable<AuthConfig['logger']> {
  return {
    error(error) {
      onError(error)
      const type = error instanceof AuthError ? error.type : error.name
      const { expected } = errorName(type)
      const fromService = callbackError(error) === 'OAuthCallback'
      const { name, code } = errorName(fromService ? 'OAuthCallbackError' : type)
      if (expected) log.info({ name, code, type }, 'sign-in')
      // Any client can send a forged callback: log one line with the reason, without a stack trace.
      else if (fromService) log.warn({ name, code, type, why: messageOf(causeOf(error)) }, 'sign-in')
      else log.error({ name, code, type, err: causeOf(error) }, 'sign-in')
    },
    warn(code) {
      log.warn({ code }, 'sign-in')
    },
    debug() {},
  }
}

/** Returns the original error, which Auth.js stores as the cause of its own. */
function causeOf(error: Error): unknown {
  return error instanceof AuthError ? (error.cause?.err ?? error) : error
}

function messageOf(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, LONGEST)
}

const LONGEST = 1000
const MAX_FIELDS = 20

/** Returns a log line from a browser, truncated to a bounded length. It appears only in the log. */
export function clientLine(line: Readonly<Record<string, string>>): Record<string, string> {
  const fields = Object.entries(line).slice(0, MAX_FIELDS)
  return Object.fromEntries(fields.map(([name, value]) => [name.slice(0, 100), value.slice(0, LONGEST)]))
}
