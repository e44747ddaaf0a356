import pino from 'pino'
import { contextOfLine, currentContext } from './work-context.ts'

export type Log = pino.Logger

/** Time, in milliseconds, during which a job's repeated failure is not logged again. */
const SAME_FAILURE_MS = 60_000

/** Maximum remembered failures; beyond it all are forgotten. */
const MAX_REMEMBERED = 1000

/**
 * Creates a log of structured lines on standard output, each with its request and its booking. Never pass it user
 * input, card numbers or tokens. `process`: its name among several that share one output. `to`: another output.
 */
export function createLog(level: string, process?: string, to?: pino.DestinationStream): Log {
  const base = process === undefined ? null : { process }
  const mayLog = onceAMinute()
  const options: pino.LoggerOptions = {
    level,
    base,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: contextOfLine,
    hooks: {
      logMethod(line, method) {
        if (mayLog(line)) method.apply(this, line)
      },
    },
  }
  return to ? pino(options, to) : pino(options)
}

/** Limits the log of a job that keeps failing in the same way to one line a minute. */
export function onceAMinute(now: () => number = () => performance.now()) {
  const loggedAt = new Map<string, number>()
  return (line: readonly unknown[]): boolean => {
    const [about] = line
    const { job } = currentContext()
    if (job === undefined || typeof about !== 'object' || about === null || !('err' in about)) return true
    const { err, ...rest } = about
    const key = JSON.stringify([job, rest, err instanceof Error ? err.message : String(err), line.slice(1)])
    const last = loggedAt.get(key)
    if (last !== undefined && now() - last < SAME_FAILURE_MS) return false
    if (loggedAt.size >= MAX_REMEMBERED) loggedAt.clear()
    loggedAt.set(key, now())
    return true
  }
}
