import { readFile } from 'node:fs/promises'
import { startChild } from '../child.ts'
import type { Load, LoadResult } from '../children/load.ts'
import type { Row } from '../row.ts'
import { completeSearch, rentalQuery, searchRequest } from '../search.ts'
import type { Product } from '../environment.ts'

const SEARCHES = 10_000
const MIN_OFFERS = 600
const CONNECTIONS = 4
const WITHIN_MS = 7_200_000
const MAX_MB = 600

/** Requests the smallest page: the reply is small, but its offers are not. */
const SMALLEST_PAGE = { page_size: 1 }

/** Measures the peak memory of a process after this many distinct searches of all plans over HTTP. */
export async function memoryRow({ pid, port, url }: Product): Promise<Row> {
  const { unfiltered_total: offers } = await completeSearch(url, nth(0))
  if (offers < MIN_OFFERS) throw new Error(`only ${offers} offers are behind a search`)
  const load = startChild<Load, LoadResult>('load.ts')
  const requests = Array.from({ length: SEARCHES }, (_, at) => searchRequest(nth(at), SMALLEST_PAGE))
  const { took } = await load.run({ port, requests, connections: CONNECTIONS, ms: WITHIN_MS, once: true })
  await load.stop()
  const megabytes = (await peakBytes(pid)) / 1_000_000
  return {
    work: `memory after ${took.length} searches of all plans (${offers} offers each)`,
    measured: `${megabytes.toFixed(0)} MB at the peak`,
    needed: `≤ ${MAX_MB} MB`,
    holds: took.length === SEARCHES && megabytes <= MAX_MB,
  }
}

/** Returns the `at`-th distinct rental: 200 dates, each at every half-hour of the day. */
function nth(at: number): string {
  const query = new URLSearchParams(rentalQuery(at % 200))
  const halfHour = 14 + Math.floor(at / 200)
  const time = `${String(Math.floor(halfHour / 2) % 24).padStart(2, '0')}:${halfHour % 2 === 0 ? '00' : '30'}`
  query.set('pickup_time', time)
  query.set('dropoff_time', time)
  if (halfHour >= 48) query.set('driver_age', '24')
  return query.toString()
}

/** Returns a process's peak resident memory, as reported by Linux. */
async function peakBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}
