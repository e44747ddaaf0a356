import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import { promisify } from 'node:util'
import { gunzip, gunzipSync } from 'node:zlib'
import pLimit from 'p-limit'
import { fail, ok } from '#kernel/result.ts'
import type { Result } from '#kernel/result.ts'
import { decodeText } from './decode-text.ts'

const LARGEST_REPLY = 8 * 1024 * 1024
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
  /** A booking, change or cancellation: does not queue behind searches, and has a connection of its own. */
  urgent?: boolean
}

export type HttpText = (call: HttpCall) => Promise<Result<string, HttpFailure>>

/** `text` is null for a body that is no text of any encoding that it declares. */
export type HttpReply = { status: number; text: string | null }
export type HttpExchange = (call: HttpCall) => Promise<Result<HttpReply, HttpFailure>>

type Outcome = Result<HttpReply, HttpFailure> | 'stale_connection'

type HttpLine = { url: string; concurrency: number }

/** As `httpExchange`, for services that always respond with 2xx: any other status is `garbage`. */
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
 * HTTP client of one outside service: a timeout per call, at most `concurrency` concurrent searches, responses of at
 * most 8 MB unpacked. Never throws: no connection is `unreachable`; a timeout or broken connection after connecting is
 * `no_answer`; a body that is too large or cannot be unpacked is `garbage`. A search is `overloaded` when the queue is
 * full or its turn does not come within its timeout.
 */
export function httpExchange({ url, concurrency }: HttpLine): HttpExchange {
  const limit = pLimit(concurrency)
  const base = url.replace(/\/+$/, '')
  const kept = { keepAlive: true, timeout: IDLE_CONNECTION_MS }
  const agent = base.startsWith('https:') ? new TlsAgent(kept) : new PlainAgent(kept)

  // The supplier may close an idle connection just as a search reuses it: such a search is retried once.
  const search = async (call: HttpCall, timeoutMs: number): Promise<Result<HttpReply, HttpFailure>> => {
    const first = await ask(base, call, timeoutMs, agent)
    if (first !== 'stale_connection') return first
    const second = await ask(base, call, timeoutMs, false)
    return second === 'stale_connection' ? failure('no_answer', 'connection cut') : second
  }

  return async (call) => {
    if (call.urgent) {
      const outcome = await ask(base, call, call.timeoutMs, false)
      return outcome === 'stale_connection' ? failure('no_answer', 'connection cut') : outcome
    }
    const asked = performance.now()
    if (limit.pendingCount >= concurrency * WAITING_FOR_EACH)
      return failure('overloaded', `${limit.pendingCount} calls wait already`)
    return limit(() => {
      const left = Math.floor(call.timeoutMs - (performance.now() - asked))
      return left > 0
        ? search(call, left)
        : failure('overloaded', `no free connection within ${call.timeoutMs} ms`)
    })
  }
}

async function ask(
  base: string,
  call: HttpCall,
  timeoutMs: number,
  agent: PlainAgent | TlsAgent | false,
): Promise<Outcome> {
  const url = new URL(base + (call.path ?? ''))
  const signal = AbortSignal.timeout(timeoutMs)
  const secure = url.protocol === 'https:'
  const { method = 'POST' } = call
  const sent = Buffer.from(call.body)
  const size = method === 'POST' ? { 'content-length': sent.length } : {}
  let connected = false
  let answered = false
  let reused = false
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = {
        method,
        agent,
        signal,
        headers: { ...call.headers, 'accept-encoding': 'gzip', ...size },
      }
      const request = secure ? tlsRequest(url, options) : plainRequest(url, options)
      request.once('socket', (socket) => {
        connected = !socket.connecting
        if (socket.connecting)
          socket.once(secure ? 'secureConnect' : 'connect', () => void (connected = true))
      })
      request.once('response', resolve)
      request.once('error', (problem) => {
        reused = request.reusedSocket
        reject(problem)
      })
      request.end(sent)
    })
    answered = true
    const { statusCode: status = 0 } = response
    const bytes = await bodyOf(response)
    const body = bytes ? await unpacked(bytes) : failure('garbage', 'the reply is too large')
    return body.ok ? ok({ status, text: decodeText(body.value, response.headers['content-type']) }) : body
  } catch (problem) {
    if (!connected)
      return failure('unreachable', signal.aborted ? `no connection within ${timeoutMs} ms` : codeOf(problem))
    if (signal.aborted) return failure('no_answer', `no answer within ${timeoutMs} ms`)
    return reused && !answered ? 'stale_connection' : failure('no_answer', codeOf(problem))
  }
}

async function bodyOf(response: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > LARGEST_REPLY) {
      response.destroy()
      return null
    }
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

const unpack = promisify(gunzip)

/** Below this size, handing a response to another thread takes longer than unpacking it. */
const SMALL_REPLY = 4096

/** Some servers compress without the header, others send the header without compressing: the first bytes decide. */
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
