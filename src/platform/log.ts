import pino from 'pino'
import { traceOfLine } from './tracing.ts'

export type Log = pino.Logger

/**
 * Structured lines on standard output. User input, card numbers and tokens are never passed to it. `process`: its name among
 * several that write to one output.
 */
export function createLog(level: string, process?: string): Log {
  const base = process === undefined ? null : { process }
  return pino({ level, base, timestamp: pino.stdTimeFunctions.isoTime, mixin: traceOfLine })
}
