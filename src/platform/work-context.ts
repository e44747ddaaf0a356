import { AsyncLocalStorage } from 'node:async_hooks'
import { traceOfLine } from './tracing.ts'

/** What is worked on: a request, and the booking that it is about once that is known; or a job. */
type WorkContext = { requestId?: string; job?: string; reference?: string }

const contexts = new AsyncLocalStorage<WorkContext>()

/** Does the work, and all that it calls, in a context of its own. */
export function inContext<Value>(context: WorkContext, work: () => Value): Value {
  return contexts.run(context, work)
}

export function currentContext(): Readonly<WorkContext> {
  return contexts.getStore() ?? {}
}

/** Notes which booking a request is about. A job goes through many at once: its lines name theirs. */
export function noteReference(reference: string): void {
  const context = contexts.getStore()
  if (context?.requestId !== undefined) context.reference = reference
}

/** What every line of the log says of the request that it belongs to. */
export function contextOfLine(): object {
  return { ...currentContext(), ...traceOfLine() }
}

/** By which request a row was written, for whoever looks for that in the log. */
export function writtenBy(): { request_id: string | null; trace_id: string | null } {
  return { request_id: currentContext().requestId ?? null, trace_id: traceOfLine().traceId ?? null }
}
