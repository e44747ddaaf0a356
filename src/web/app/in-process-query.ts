import type { FetchArgs } from '@reduxjs/toolkit/query'
import type { CallOutcome, InProcessQuery } from './base-query.ts'

/**
 * Replaces `fetchBaseQuery` for calls within the server's process. `fetchBaseQuery` makes three requests and
 * also reads a copy of the reply: a tenth of a page's work.
 */
export function inProcessQuery(
  fetchApi: (request: Request) => Promise<Response>,
  origin: string,
  timeoutMs: number,
): InProcessQuery {
  return async (args) => {
    const reply = await within(timeoutMs, fetchApi(requestOf(args, origin)))
    return reply instanceof Response ? outcomeOf(reply, args.responseHandler === 'text') : reply
  }
}

function requestOf(args: FetchArgs, origin: string): Request {
  const { url, params = {}, method = 'GET', responseHandler } = args
  const headers = new Headers(args.headers as HeadersInit | undefined)
  headers.set('accept', responseHandler === 'text' ? 'text/plain, text/html, */*' : 'application/json')
  const body = bodyOf(args.body)
  if (body.isJson) headers.set('content-type', 'application/json')
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) query.append(name, String(value))
  return new Request(`${origin}/api/${url}${url.includes('?') ? '&' : '?'}${query}`, {
    method,
    headers,
    body: body.sent,
  })
}

function bodyOf(body: unknown): { sent: BodyInit | null; isJson: boolean } {
  const isJson = Array.isArray(body) || (typeof body === 'object' && body?.constructor === Object)
  return { sent: isJson ? JSON.stringify(body) : ((body ?? null) as BodyInit | null), isJson }
}

async function within(timeoutMs: number, called: Promise<Response>): Promise<Response | CallOutcome> {
  let timer
  const late = new Promise<CallOutcome>((resolve) => {
    timer = setTimeout(() => resolve(failed('TIMEOUT_ERROR', 'TimeoutError: signal timed out')), timeoutMs)
  })
  try {
    return await Promise.race([called, late])
  } catch (fault) {
    return failed('FETCH_ERROR', String(fault))
  } finally {
    clearTimeout(timer)
  }
}

function failed(status: 'FETCH_ERROR' | 'TIMEOUT_ERROR', error: string): CallOutcome {
  return { error: { status, error } }
}

async function outcomeOf(reply: Response, isText: boolean): Promise<CallOutcome> {
  const text = await reply.text()
  try {
    const data: unknown = isText ? text : text === '' ? null : JSON.parse(text)
    // The store of a page is thrown away: a reply that is frozen already it does not walk through.
    if (typeof data === 'object') Object.freeze(data)
    return reply.ok ? { data } : { error: { status: reply.status, data } }
  } catch (fault) {
    return {
      error: { status: 'PARSING_ERROR', originalStatus: reply.status, data: text, error: String(fault) },
    }
  }
}
