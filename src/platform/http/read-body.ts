import type { Context, MiddlewareHandler } from 'hono'
import { hasTooManyFields, hasTooMuchJson } from './body-size.ts'
import { problem } from './problem.ts'

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/**
 * nginx's status for a request whose client disconnected. The reply reaches no client, and counts neither as
 * an error nor as a success.
 */
const CLIENT_GONE = 499

export function clientGone(): Response {
  return new Response(null, { status: CLIENT_GONE })
}

/** Returns the error of a request's body before parsing. Null if there is none. */
export async function bodyFault(c: Context): Promise<Response | null> {
  const type = c.req.header('content-type') ?? ''
  // Hono caches the body for later readers. A failed read means that the client disconnected.
  const isTooMuch = FORM.test(type)
    ? c.req.arrayBuffer().then((bytes) => hasTooManyFields(bytes, type))
    : c.req.text().then(hasTooMuchJson)
  const found = await isTooMuch.catch(() => null)
  if (found === null) return clientGone()
  return found ? problem(c, 400, { code: 'body_too_complex' }) : null
}

/** Reads the complete body before parsing, and rejects one beyond the maximum sizes. */
export const readBody: MiddlewareHandler = async (c, next) => (await bodyFault(c)) ?? next()

/** Reads an optional body. An empty one with a content type becomes `{}` for the validator. */
export const readOptionalBody: MiddlewareHandler = async (c, next) => {
  const fault = await bodyFault(c)
  if (fault) return fault
  const { url, method, headers } = c.req.raw
  if (headers.has('content-type') && (await c.req.text()) === '') {
    c.req.raw = new Request(url, { method, headers, body: '{}' })
    c.req.bodyCache = {}
  }
  return next()
}
