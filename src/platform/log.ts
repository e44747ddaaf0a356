import pino from 'pino'
import { traceOfLine } from './tracing.ts'

export type Log = pino.Logger

/** Structured lines on standard output. User input, card numbers and tokens are never passed to it. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: traceOfLine })
}
