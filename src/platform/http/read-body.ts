import type { Context, MiddlewareHandler } from 'hono'
import { hasTooManyFields, hasTooMuchJson } from './body-size.ts'
import { problem } from './problem.ts'

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/**
 * nginx's status for a request that its sender gave up; nobody reads it, and it counts neither as a fault of ours nor as
 * an answer.
 */
const CLIENT_GONE = 499

export function clientGone(): Response {
  return new Response(null, { status: CLIENT_GONE })
}

/** What is wrong with a request's body before it is parsed; null: nothing. */
export async function bodyFault(c: Context): Promise<Response | null> {
  const type = c.req.header('content-type') ?? ''
  // What was read is kept for whoever parses it. That it cannot be read is its sender's doing: they went away.
  const isTooMuch = FORM.test(type)
    ? c.req.arrayBuffer().then((bytes) => hasTooManyFields(bytes, type))
    : c.req.text().then(hasTooMuchJson)
  const found = await isTooMuch.catch(() => null)
  if (found === null) return clientGone()
  return found ? problem(c, 400, { code: 'body_too_complex' }) : null
}

/** Reads a body whole, before anything parses it, and refuses what holds more than any of ours. */
export const readBody: MiddlewareHandler = async (c, next) => (await bodyFault(c)) ?? next()

/** Reads a body that may be left out: an empty one with a content type is `{}` for the validator. */
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
