import { systemClock } from '#kernel/clock.ts'
import { FORMATS, type ReportFormat } from '#platform/reports/report-format.ts'
import { openDatabase } from '#platform/db/database.ts'
import { addTrips } from '#testing/builders/trips/trip-rows.ts'
import { companyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { startChild } from '../child.ts'
import type { Load, LoadResult } from '../children/load.ts'
import { median, percentile } from '../rounds.ts'
import type { Row } from '../row.ts'
import type { Product } from '../environment.ts'

const HOME = 'GET /api/home?lang_id=1 HTTP/1.1\r\nhost: localhost\r\n\r\n'
const ROUNDS = 5
const ROUND_MS = 3000
const PDFS_PER_SECOND = 20
/**
 * Max pause between two requests for home: some 400 a second. Without pauses each stall would be met by one request of
 * thousands, and on two cores the load generator would take the second core from other work.
 */
const PAUSE_MS = 4
/** Max slowdown of home while PDFs are requested. */
const MAX_RATIO = 3
/** Max slowdown against the same load as JSON, which uses no other thread. */
const MAX_OF_JSON = 1.5

const TRIPS = 1000
const EXPORTS_OF_EACH = 5
/** Max time that one export may block all other requests. */
const MAX_BLOCKED_MS = 20

/** Measures what file exports cost other requests. */
export async function fileRows(product: Product): Promise<Row[]> {
  return [...(await homeRows(product)), ...(await blockedRows(product))]
}

/**
 * Compares p95 of `/api/home` while shuttle PDFs of all rows are requested with p95 without load, and with p95 while the same
 * pages are requested as JSON: on few cores any concurrent request takes its share of them.
 */
async function homeRows({ url, port }: Product): Promise<Row[]> {
  const load = startChild<Load, LoadResult>('load.ts')
  const p95 = async () =>
    percentile(
      (await load.run({ port, requests: [HOME], connections: 1, ms: ROUND_MS, pauseMs: PAUSE_MS })).took,
      0.95,
    )
  let rejected = 0
  const p95UnderLoad = async (accept: string) => {
    const pending: Promise<void>[] = []
    const fetchShuttles = async () => {
      const reply = await fetch(`${url}/trips/api/shuttle/grid?rows=-1`, {
        headers: { accept },
      })
      await reply.arrayBuffer()
      if (reply.status === 503) rejected++
      else if (!reply.ok) throw new Error(`a page of shuttles as ${accept}: ${reply.status}`)
    }
    const timer = setInterval(() => void pending.push(fetchShuttles()), 1000 / PDFS_PER_SECOND)
    const underLoad = await p95()
    clearInterval(timer)
    await Promise.all(pending)
    return underLoad
  }
  const measured = { idle: [] as number[], json: [] as number[], pdf: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++) {
    const [idle, json] = [await p95(), await p95UnderLoad(FORMATS.json)]
    const pdf = await p95UnderLoad(FORMATS.pdf)
    // The first round loads the PDF code.
    if (round === 0) {
      rejected = 0
      continue
    }
    measured.idle.push(idle)
    measured.json.push(json)
    measured.pdf.push(pdf)
  }
  await load.stop()
  const [idle, json, pdf] = [median(measured.idle), median(measured.json), median(measured.pdf)]
  const against = (baseline: number, maxRatio: number) => ({
    measured: `${(pdf / baseline).toFixed(2)}× (${pdf.toFixed(1)} ms against ${baseline.toFixed(1)} ms)`,
    needed: `≤ ${maxRatio}×`,
    holds: pdf <= maxRatio * baseline,
  })
  const work = `p95 of /api/home while ${PDFS_PER_SECOND} PDFs a second are asked for`
  return [
    { work: `${work} (${rejected} refused)`, ...against(idle, MAX_RATIO) },
    { work: `${work}, against the same as JSON`, ...against(json, MAX_OF_JSON) },
  ]
}

type Export = { name: string; path: string; headers: Record<string, string> }

/** Measures how long each kind of export blocks the main thread. */
async function blockedRows({ url, environment }: Product): Promise<Row[]> {
  const database = openDatabase(environment['DATABASE_URL'] ?? '')
  try {
    const app = { database, clock: systemClock }
    const { companyId } = await companyWith(app)
    const admin = await profileOf(app, { companyId, isAdmin: true })
    const own = { company_id: companyId, profile_id: admin.profileId }
    await addTrips(
      app,
      Array.from({ length: TRIPS }, () => own),
    )
    const grid = (name: string, path: string, formats: ReportFormat[], headers = {}): Export[] =>
      formats.map((format) => ({
        name: `${name}, ${format}`,
        path,
        headers: { accept: FORMATS[format], ...headers },
      }))
    const formats: ReportFormat[] = ['json', 'csv', 'pdf', 'xlsx']
    const exports: Export[] = [
      ...grid(`${TRIPS} trips`, '/trips/api/trip/grid?rows=-1', formats, admin.headers),
      ...grid('500 departures', '/trips/api/shuttle/grid?rows=-1', formats),
      ...grid('all countries', '/trips/api/o/country/grid?rows=-1', formats),
      { name: 'the sitemap of places', path: '/sitemap.xml', headers: {} },
      { name: 'the API reference', path: '/openapi.json', headers: {} },
      { name: 'the picture of a shared link', path: '/og/en/about.png', headers: {} },
    ]
    const rows: Row[] = []
    for (const one of exports) rows.push(await blockedRow(url, one))
    return rows
  } finally {
    await database.close()
  }
}

async function blockedRow(url: string, { name, path, headers }: Export): Promise<Row> {
  const blocked: number[] = []
  for (let round = 0; round <= EXPORTS_OF_EACH; round++) {
    await blockedMs(url)
    const reply = await fetch(url + path, { headers })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
    const ms = await blockedMs(url)
    // The first round loads the code.
    if (round > 0) blocked.push(ms)
  }
  return {
    work: `the main thread is held up by ${name}`,
    measured: `${median(blocked).toFixed(1)} ms, at most ${Math.max(...blocked).toFixed(1)} ms`,
    needed: `median ≤ ${MAX_BLOCKED_MS} ms`,
    holds: median(blocked) <= MAX_BLOCKED_MS,
  }
}

/** Returns the longest event loop delay since the last call. */
async function blockedMs(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const seconds = /^rihla_event_loop_delay_seconds (\S+)$/m.exec(metrics)?.[1]
  if (seconds === undefined) throw new Error('no delay of the event loop in /metrics')
  return Number(seconds) * 1000
}
