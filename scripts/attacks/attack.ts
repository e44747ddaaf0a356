import type { Db } from '#platform/db/database.ts'

/** Result of an attack: how much was requested, how much succeeded, and the max that may succeed (`bound`). */
export type Outcome = { what: string; requested: number; got: number; bound: number }

export type Reply = { status: number; headers: Headers; body: any } // oxlint-disable-line typescript/no-explicit-any

/** Sends a request with a client address, as a load balancer forwards it; null sends it directly to the process. */
export type Call = (
  path: string,
  from: string | null,
  how?: { body?: unknown; headers?: Record<string, string> },
) => Promise<Reply>

export type Attack = (on: { call: Call; db: Db }) => Promise<Outcome[]>

export function callerAt(url: string): Call {
  return async (path, from, { body, headers = {} } = {}) => {
    const reply = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(from !== null && { 'x-forwarded-for': from }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })
    const text = await reply.text()
    const isJson = reply.headers.get('content-type')?.includes('json') === true
    return { status: reply.status, headers: reply.headers, body: isJson ? JSON.parse(text) : text }
  }
}
