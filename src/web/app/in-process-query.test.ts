import { fetchBaseQuery, type FetchArgs } from '@reduxjs/toolkit/query'
import { expect, test } from 'vitest'
import { inProcessQuery } from './in-process-query.ts'

const json = (status: number, body: string) => () =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

const REQUEST: FetchArgs = { url: 'searching', params: { page: 2, coupon: undefined, place: 'مطار & co' } }

const REPLIES: Record<string, () => Response> = {
  found: json(200, '{"items":[{"id":1}]}'),
  empty: () => new Response(null, { status: 204 }),
  refused: json(422, '{"code":"body_invalid"}'),
  broken: json(200, '<html>'),
  'broken and failed': () => new Response('gone', { status: 502 }),
  away: () => {
    throw new TypeError('no route')
  },
}

const REQUESTS: Record<string, FetchArgs> = {
  plain: REQUEST,
  'with a query of its own': { ...REQUEST, url: 'searching?a=b' },
  'with a body': { ...REQUEST, method: 'POST', body: { choice: [1, undefined] } },
  'with a list': { ...REQUEST, method: 'PUT', body: [1] },
  'with a form': { ...REQUEST, method: 'POST', body: new URLSearchParams({ a: 'b' }) },
  'with a header': { ...REQUEST, headers: { 'idempotency-key': 'k' } },
  'for text': { ...REQUEST, responseHandler: 'text' },
}

const ORIGIN = 'https://rihla.test'
const api = { signal: new AbortController().signal, extra: {}, getState: () => ({}) } as never

/** Runs a query and returns the sent request and its result. */
async function through(args: FetchArgs, reply: () => Response, isInProcess: boolean) {
  let sent: unknown
  const fetchApi = async (request: Request) => {
    const headers = Object.fromEntries(request.headers)
    sent = { url: request.url, method: request.method, headers, body: await request.text() }
    return reply()
  }
  const query = fetchBaseQuery({ baseUrl: `${ORIGIN}/api/`, fetchFn: (input) => fetchApi(input as Request) })
  const { data, error } = isInProcess
    ? await inProcessQuery(fetchApi, ORIGIN, 1000)(args)
    : await query(args, api, {})
  return { sent, data, error }
}

test.for(
  Object.keys(REQUESTS).flatMap((args) => Object.keys(REPLIES).map((reply) => [args, reply] as const)),
)('a call %s whose reply is %s ends as one over the network', async ([args, reply]) => {
  const [request, answer] = [REQUESTS[args] ?? REQUEST, REPLIES[reply] ?? REPLIES['found']!]
  expect(await through(request, answer, true)).toEqual(await through(request, answer, false))
})

test('a call without a reply ends with the time it has', async () => {
  const query = inProcessQuery(() => new Promise(() => undefined), ORIGIN, 1)
  expect(await query(REQUEST)).toMatchObject({ error: { status: 'TIMEOUT_ERROR' } })
})
