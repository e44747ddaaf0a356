import { promisify } from 'node:util'
import { gunzip, gunzipSync } from 'node:zlib'
import { errors, Pool } from 'undici'
import type { Dispatcher } from 'undici'
import { fail, ok } from '#kernel/result.ts'
import type { Result } from '#kernel/result.ts'
import { traced } from '#platform/tracing.ts'
import { decodeText } from './decode-text.ts'

const LARGEST_REPLY = 8 * 1024 * 1024

/** HTTP/1.1, so that a connection carries one call. Each call has its own timeout for connecting and answering. */
const CONNECTIONS = { allowH2: false, maxResponseSize: LARGEST_REPLY, headersTimeout: 0, bodyTimeout: 0 }
const IDLE_CONNECTION_MS = 20_000

/** Queue length per connection: each queued call adds one response time to the wait. */
const WAITING_FOR_EACH = 4

export type HttpFailure =
  /** No connection was made: nothing was sent. */
  | { code: 'unreachable'; detail: string }
  /** Timeout or broken connection after the call was sent. */
  | { code: 'no_answer'; detail: string }
  /** An unreadable response. */
  | { code: 'garbage'; detail: string }
  /** Our own concurrency limit is reached and the queue is full: nothing was sent, and the service is not at fault. */
  | { code: 'overloaded'; detail: string }

export type HttpCall = {
  /** POST by default; a GET has an empty body. */
  method?: 'GET'
  path?: string
  headers: Readonly<Record<string, string>>
  body: string
  timeoutMs: number
  /** A call that must not be repeated, such as a booking: never retried, queued or sent on a reused connection. */
  urgent?: boolean
}

export type HttpText = (call: HttpCall) => Promise<Result<string, HttpFailure>>

/** `text` is null if the body is invalid in every encoding that it declares. */
export type HttpReply = { status: number; text: string | null }
export type HttpExchange = (call: HttpCall) => Promise<Result<HttpReply, HttpFailure>>

type HttpLine = { url: string; concurrency: number }

/** Like `httpExchange`, for services that always respond with 2xx: any other status is `garbage`. */
export function httpText(line: HttpLine): HttpText {
  const exchange = httpExchange(line)
  return async (call) => {
    const reply = await exchange(call)
    if (!reply.ok) return reply
    const { status, text } = reply.value
    if (status < 200 || status > 299) return failure('garbage', `HTTP ${status}`)
    return text === null ? failure('garbage', 'neither UTF-8 nor what it declares') : ok(text)
  }
}

/**
 * Creates an HTTP client of one external service: a timeout per call, at most `concurrency` concurrent searches,
 * responses of at most 8 MB unpacked. Never throws: no connection is `unreachable`; a timeout or broken connection
 * after connecting is `no_answer`; a body that is too large or cannot be unpacked is `garbage`. A search is
 * `overloaded` when the queue is full or its turn does not come within its timeout.
 */
export function httpExchange({ url, concurrency }: HttpLine): HttpExchange {
  const base = url.replace(/\/+$/, '')
  const { origin } = new URL(base)
  const idle = { keepAliveTimeout: IDLE_CONNECTION_MS, keepAliveMaxTimeout: IDLE_CONNECTION_MS }
  const searches = new Pool(origin, { ...CONNECTIONS, ...idle, connections: concurrency })
  const bookings = new Pool(origin, { ...CONNECTIONS, pipelining: 0 })

  const exchange: HttpExchange = async (call) => {
    const { method = 'POST', urgent = false, timeoutMs } = call
    // Calls in progress count too: while connections are opened, all of them are queued.
    const { size } = searches.stats
    if (!urgent && size >= concurrency * (1 + WAITING_FOR_EACH))
      return failure('overloaded', `${size} calls are under way or wait already`)
    const { pathname, search } = new URL(base + (call.path ?? ''))
    const signal = AbortSignal.timeout(timeoutMs)
    let isSent = false
    const send = (pool: Pool) =>
      pool.compose(onSending(() => void (isSent = true))).request({
        method,
        path: pathname + search,
        headers: { ...call.headers, 'accept-encoding': 'gzip' },
        body: method === 'POST' ? call.body : null,
        signal,
      })
    try {
      // The supplier may close idle connections just as searches reuse them: each is sent once more, on a new one.
      const reply = await send(urgent ? bookings : searches).catch((problem: unknown) => {
        if (urgent || !isSent || signal.aborted) throw problem
        return send(bookings)
      })
      const { statusCode: status, headers, body } = reply
      const bytes = await unpacked(Buffer.from(await body.arrayBuffer()))
      return bytes.ok
        ? ok({ status, text: decodeText(bytes.value, String(headers['content-type'] ?? '')) })
        : bytes
    } catch (problem) {
      if (problem instanceof errors.ResponseExceededMaxSizeError)
        return failure('garbage', 'the reply is too large')
      if (!signal.aborted) return failure(isSent ? 'no_answer' : 'unreachable', codeOf(problem))
      if (isSent) return failure('no_answer', `no answer within ${timeoutMs} ms`)
      return !urgent && size >= concurrency
        ? failure('overloaded', `no free connection within ${timeoutMs} ms`)
        : failure('unreachable', `no connection within ${timeoutMs} ms`)
    }
  }
  const { hostname } = new URL(origin)
  return (call) => {
    const { method = 'POST' } = call
    const about = { 'http.request.method': method, 'server.address': hostname }
    return traced({ name: `${method} ${hostname}`, about, kind: 'client' }, async (span) => {
      const reply = await exchange(call)
      if (reply.ok) span?.setAttribute('http.response.status_code', reply.value.status)
      else span?.setAttribute('error.type', reply.failure.code)
      return reply
    })
  }
}

/** Calls `notify` when a call has a connection and starts to be sent. */
function onSending(notify: () => void): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const start = handler.onRequestStart?.bind(handler)
    handler.onRequestStart = (controller, context) => {
      notify()
      start?.(controller, context)
    }
    return dispatch(options, handler)
  }
}

const unpack = promisify(gunzip)

/** Below this size, handing a response to another thread takes longer than unpacking it. */
const SMALL_REPLY = 4096

/**
 * Unpacks a body. The first bytes decide, because some servers compress without the header and others send the header
 * without compressing.
 */
async function unpacked(bytes: Buffer): Promise<Result<Buffer, HttpFailure>> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return ok(bytes)
  try {
    const options = { maxOutputLength: LARGEST_REPLY }
    return ok(bytes.length < SMALL_REPLY ? gunzipSync(bytes, options) : await unpack(bytes, options))
  } catch {
    return failure('garbage', 'the reply cannot be unpacked, or is too large')
  }
}

function codeOf(problem: unknown): string {
  return problem instanceof Error && 'code' in problem ? String(problem.code) : 'connection cut'
}

function failure(code: HttpFailure['code'], detail: string): Result<never, HttpFailure> {
  return fail({ code, detail })
}
