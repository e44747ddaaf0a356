import { SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api'
import type { TraceSink } from './trace-sink.ts'

const NAME = 'rihla'

let isOn = false

/**
 * Starts tracing. Returns a function that stops it and sends pending spans. The SDK is only loaded here: without a
 * receiver it takes neither memory nor time.
 */
export async function startTracing(sink: TraceSink): Promise<() => Promise<void>> {
  const { startSdk } = await import('./tracing-sdk.ts')
  const stopSdk = startSdk(sink)
  isOn = true
  return async () => {
    isOn = false
    await stopSdk()
  }
}

type Traced = { name: string; about?: Attributes; kind?: 'server' | 'client' }

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT }

/** Runs work within a span, to which it may add attributes. Null if tracing is off. */
export function traced<Value>(
  { name, about = {}, kind }: Traced,
  work: (span: Span | null) => Promise<Value>,
): Promise<Value> {
  if (!isOn) return work(null)
  const options = { attributes: about, kind: kind ? KINDS[kind] : SpanKind.INTERNAL }
  return trace.getTracer(NAME).startActiveSpan(name, options, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'thrown' })
      throw error
    } finally {
      span.end()
    }
  })
}

/**
 * Wraps an object so that its calls are spans, named `<name> <call>`. The code of a `Result` marks failures. Without
 * tracing, returns the object itself, since tracing starts before the wiring.
 */
export function tracedCalls<Calls extends object>(name: string, about: Attributes, calls: Calls): Calls {
  if (!isOn) return calls
  const wrapped = Object.entries(calls).map(([call, work]: [string, unknown]) => {
    if (typeof work !== 'function') return [call, work]
    const instrumented = (...args: unknown[]): unknown => {
      const run = (span: Span | null) =>
        Promise.resolve(Reflect.apply(work, calls, args)).then(recordOutcome(span))
      return traced({ name: `${name} ${call}`, about }, run)
    }
    return [call, instrumented]
  })
  return Object.fromEntries(wrapped) as Calls
}

/** Records on a span how a call failed, and passes on its answer. */
function recordOutcome(span: Span | null) {
  return (answer: unknown) => {
    const code = failureOf(answer)
    if (span && code !== null) {
      span.setAttribute('error.type', code)
      span.setStatus({ code: SpanStatusCode.ERROR, message: code })
    }
    return answer
  }
}

function failureOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer) || answer.ok !== false) return null
  const { failure } = answer as { failure?: { code?: unknown } }
  return typeof failure?.code === 'string' ? failure.code : 'failed'
}

/** Returns the trace id for a log line. */
export function traceOfLine(): { traceId?: string } {
  if (!isOn) return {}
  const traceId = trace.getActiveSpan()?.spanContext().traceId
  return traceId === undefined ? {} : { traceId }
}
