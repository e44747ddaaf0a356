import { AsyncLocalStorage } from 'node:async_hooks'
import { traceOfLine } from './tracing.ts'

/** The current work: a request, with its booking once known; or a job. */
type WorkContext = { requestId?: string; job?: string; reference?: string }

const contexts = new AsyncLocalStorage<WorkContext>()

/** Runs work, and everything it calls, in a separate context. */
export function inContext<Value>(context: WorkContext, work: () => Value): Value {
  return contexts.run(context, work)
}

export function currentContext(): Readonly<WorkContext> {
  return contexts.getStore() ?? {}
}

/** Records the booking of a request. A job handles many bookings at once: its log lines name them. */
export function noteReference(reference: string): void {
  const context = contexts.getStore()
  if (context?.requestId !== undefined) context.reference = reference
}

/** Returns the fields of every log line about its request. */
export function contextOfLine(): object {
  return { ...currentContext(), ...traceOfLine() }
}

/** Returns the request that writes a row, for log searches. */
export function writtenBy(): { request_id: string | null; trace_id: string | null } {
  return { request_id: currentContext().requestId ?? null, trace_id: traceOfLine().traceId ?? null }
}
