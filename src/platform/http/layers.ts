import type { ServerResponse } from 'node:http'
import type { Context, ErrorHandler, MiddlewareHandler, NotFoundHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { DatabaseUnavailable, isDiskFull } from '#platform/db/database-failures.ts'
import { ThreadsBusy } from '#platform/threads.ts'
import type { Log } from '#platform/log.ts'
import { currentContext, inContext } from '#platform/work-context.ts'
import { traced } from '#platform/tracing.ts'
import type { RequestVariables } from './openapi/openapi.ts'
import { problem } from './problem.ts'
import { hasSecret } from './secret-address.ts'
import { clientGone } from './read-body.ts'
import type { RequestMeter } from './request-meter.ts'

type Env = { Variables: RequestVariables }

/** Maximum size of a request body. */
const BODY_BYTES = 100_000

/**
 * Scripts, styles, fonts and images load only from our own origin; images also from suppliers over https. The API
 * reference sets a policy of its own.
 */
const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  [
    'content-security-policy',
    "default-src 'self'; img-src 'self' data: https:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  ],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(self)'],
]

const ASSET = /^\/(?:(?:widget\/)?assets\/[^/]+\.(?:js|css|woff2)|widget\/[\w.]+\/loader\.js)$/

/** Returns true if a path is that of a file that pages load. */
export function isAsset(path: string): boolean {
  return ASSET.test(path)
}

/** Security headers for assets; the full set adds 0.5 kB per file. */
const ASSET_HEADERS = SECURITY_HEADERS.filter(([name]) => name === 'x-content-type-options')

/** The widget's frame. Its own policy determines which pages may embed it. */
const FRAME = '/widget/frame'
const FRAME_HEADERS = SECURITY_HEADERS.filter(([name]) => name !== 'x-frame-options')

const STRICT_TRANSPORT = ['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const

/** Requested every few seconds by load balancers and monitoring; they would fill the log. */
const UNLOGGED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

type OuterNeeds = { log: Log; meter: RequestMeter; secure: boolean }

/** Adds a request id and security headers, and writes one log line, one measurement and one span per request. */
export function outerLayer({ log, meter, secure }: OuterNeeds): MiddlewareHandler<Env> {
  const answer = (c: Context<Env>, next: () => Promise<void>) => {
    const received = c.req.header('x-request-id')
    const requestId = received !== undefined && /^[\w-]{8,64}$/.test(received) ? received : ownRequestId()
    return inContext({ requestId }, () => answerAs(requestId, c, next))
  }
  const answerAs = async (requestId: string, c: Context<Env>, next: () => Promise<void>) => {
    const startedAt = performance.now()
    c.set('requestId', requestId)
    const always = headersFor(c.req.path)
    const ours = secure ? [...always, STRICT_TRANSPORT] : always
    const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse }
    if (outgoing) {
      // Node merges these with the reply's own headers, which win. Setting them on the reply would first build a full
      // web Response, which costs a third of a cached reply's time.
      outgoing.setHeader('x-request-id', requestId)
      for (const [name, value] of ours) outgoing.setHeader(name, value)
      await next()
    } else {
      await next()
      const { headers } = c.res
      headers.set('x-request-id', requestId)
      for (const [name, value] of ours) if (!headers.has(name)) headers.set(name, value)
    }
    if (hasSecret(c.req.url)) c.header('cache-control', 'no-store')
    const tookMs = performance.now() - startedAt
    meter(c, tookMs)
    if (UNLOGGED.has(c.req.path)) return
    const ms = Math.round(tookMs * 10) / 10
    log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request')
  }
  return (c, next) =>
    traced({ name: c.req.method, kind: 'server' }, async (span) => {
      await answer(c, next)
      // The route that answered is where the middleware chain ended.
      span?.updateName(`${c.req.method} ${routePath(c)}`).setAttributes({
        'http.request.method': c.req.method,
        'http.route': routePath(c),
        'http.response.status_code': c.res.status,
        'rihla.request_id': c.var.requestId,
      })
    })
}

/** Returns a request id. API calls of a page rendering share the id of its request. */
function ownRequestId(): string {
  return currentContext().requestId ?? crypto.randomUUID()
}

function headersFor(path: string) {
  if (path === FRAME) return FRAME_HEADERS
  return isAsset(path) ? ASSET_HEADERS : SECURITY_HEADERS
}

/** Compresses replies for clients that accept it. The `selfPacked` paths do so themselves. */
export function compression(selfPacked: ReadonlySet<string>): MiddlewareHandler {
  const pack = compress()
  return (c, next) => {
    if (selfPacked.has(c.req.path)) return next()
    return pack(c, async () => {
      await next()
      const { headers } = c.res
      // Set here, because `compress` would copy the reply to set it, and the copy would have to be streamed.
      if (COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '') && !headers.has('vary'))
        headers.set('vary', 'Accept-Encoding')
    })
  }
}

/** Maximum size of forms with a file, in bytes, by path. */
export type FileForms = ReadonlyMap<string, number>

type BodyForms = {
  /** Path prefixes that also accept forms. */
  formPaths?: readonly string[]
  /** Paths that also accept forms, in either encoding. */
  formsToo?: readonly string[]
  /** Paths that only accept a form with a file. */
  fileForms?: FileForms
}

/** Accepts JSON bodies up to 100 kB, and forms where allowed. The input of DELETE is in its address. */
export function bodyLayer({
  formPaths = [],
  formsToo = [],
  fileForms = new Map(),
}: BodyForms = {}): MiddlewareHandler<Env> {
  const limit = limitedTo(BODY_BYTES)
  const limitsOfFiles = new Map([...fileForms].map(([path, bytes]) => [path, limitedTo(bytes)]))
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const limitOfFile = c.req.method === 'POST' ? limitsOfFiles.get(c.req.path) : undefined
    if (limitOfFile)
      return hasFileForm(c) ? limitOfFile(c, next) : problem(c, 415, { code: 'not_a_file_form' })
    const either = formsToo.includes(c.req.path)
    const formAllowed = either || formPaths.some((path) => c.req.path.startsWith(path))
    const isForm = (formAllowed && hasForm(c)) || (either && hasFileForm(c))
    if (c.req.method !== 'DELETE' && !hasJson(c) && !isForm)
      return problem(c, 415, { code: 'not_json', detail: 'Send content-type application/json' })
    return limit(c, next)
  }
}

function limitedTo(bytes: number): MiddlewareHandler<Env> {
  const tooLarge = (c: Context) => problem(c, 413, { code: 'body_too_large' })
  // Handles a client that disconnects while its body is counted. Later layers handle their own.
  const limit = bodyLimit({ maxSize: bytes, onError: tooLarge })
  const count: MiddlewareHandler<Env> = (c, next) => limit(c, next).catch(clientGone)
  return (c, next) => {
    const length = c.req.header('content-length')
    // Node enforces Content-Length; only a body without one must be counted.
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return count(c, next)
    return Number(length) > bytes ? Promise.resolve(tooLarge(c)) : next()
  }
}

function hasJson(c: Context): boolean {
  const type = c.req.header('content-type')
  if (type === undefined) return c.req.header('content-length') === '0' || !c.req.raw.body
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)
}

function hasForm(c: Context): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(c.req.header('content-type') ?? '')
}

function hasFileForm(c: Context): boolean {
  return /^multipart\/form-data\s*;/i.test(c.req.header('content-type') ?? '')
}

/** Retry-After while the database is unavailable, or every worker thread is busy. */
const TRY_AGAIN_SECONDS = 5

/** Converts unexpected errors to replies, in this one place. The cause is only logged. */
export function errorHandler(log: Log): ErrorHandler<Env> {
  return (error, c) => {
    if (error instanceof HTTPException) {
      if (error.status === 400)
        return problem(c, 400, { code: hasFileForm(c) ? 'malformed_form' : 'malformed_json' })
      return problem(c, error.status, { code: 'request_refused' })
    }
    if (error instanceof ThreadsBusy) {
      c.header('retry-after', String(TRY_AGAIN_SECONDS))
      return problem(c, 503, { code: 'try_again' })
    }
    if (error instanceof DatabaseUnavailable || isDiskFull(error)) {
      const what = isDiskFull(error) ? 'the disk is full' : 'the database is not available'
      log.warn({ requestId: c.var.requestId, err: error }, what)
      c.header('retry-after', String(TRY_AGAIN_SECONDS))
      return problem(c, 503, { code: 'try_again' })
    }
    log.error({ requestId: c.var.requestId, err: error }, 'unexpected')
    return problem(c, 500, { code: 'unexpected', detail: `Request ${c.var.requestId}` })
  }
}

export const notFound: NotFoundHandler<Env> = (c) => problem(c, 404, { code: 'not_found' })
