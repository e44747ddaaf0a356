import { setTimeout } from 'node:timers/promises'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'

const DAY_MS = 86_400_000

/** Returns the date this many days from now, `YYYY-MM-DD`. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * Returns the query of a rental in Dubai, where both suppliers have a desk; each `day` is a different search.
 */
export function rentalQuery(day = 0): string {
  const days = { pickup_date: dayFromNow(60 + day), dropoff_date: dayFromNow(64 + day) }
  const fixed = {
    pickup_id: 'DXB',
    pickup_time: '10:00',
    dropoff_time: '10:00',
    currency_id: '1',
    lang_id: '1',
  }
  return new URLSearchParams({ ...fixed, ...days }).toString()
}

export async function search(url: string, query: string, choice: object = {}): Promise<SearchResults> {
  const reply = await fetch(`${url}/api/searching?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(choice),
  })
  if (!reply.ok) throw new Error(`search answered ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as SearchResults
}

/** The polling interval of a search that does not wait for a slow supplier, */
const AGAIN_MS = 50

/** and its timeout. */
const COMPLETE_WITHIN_MS = 30_000

/** Repeats the search until every supplier has responded. */
export async function completeSearch(
  url: string,
  query: string,
  choice: object = {},
): Promise<SearchResults> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < COMPLETE_WITHIN_MS) {
    const found = await search(url, query, choice)
    if (found.complete) return found
    await setTimeout(AGAIN_MS)
  }
  throw new Error('the search was never complete')
}

/** Returns a search as a complete HTTP request, for the load. */
export function searchRequest(query: string, choice: object): string {
  return postRequest(`/api/searching?${query}`, choice)
}

export function postRequest(path: string, message: object, headers: Record<string, string> = {}): string {
  const body = JSON.stringify(message)
  const lines = Object.entries({
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
