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
 * Between two requests for home, at most: some 400 a second. One that asks again at once meets each stall with a single
 * request of thousands, and on two cores takes the second from whatever works beside.
 */
const PAUSE_MS = 4
/** How much later home may be answered while the PDFs are asked for. */
const MAX_RATIO = 3
/** And than beside the same as JSON, which needs no other thread. */
const MAX_OF_JSON = 1.5

const TRIPS = 1000
const EXPORTS_OF_EACH = 5
/** What one export may hold up all other requests by. */
const MAX_HELD_MS = 20

/** What files cost those who ask for something else. */
export async function fileRows(product: Product): Promise<Row[]> {
  return [...(await homeRows(product)), ...(await heldRows(product))]
}

/**
 * p95 of `/api/home` while anybody asks for PDFs of shuttles, of as many rows as one has, against p95 while nobody does, and while the same pages are
 * asked for as JSON: where the cores are few, whatever is asked beside takes its part of them.
 */
async function homeRows({ url, port }: Product): Promise<Row[]> {
  const load = startChild<Load, LoadResult>('load.ts')
  const p95 = async () =>
    percentile(
      (await load.run({ port, requests: [HOME], connections: 1, ms: ROUND_MS, pauseMs: PAUSE_MS })).took,
      0.95,
    )
  let refused = 0
  const p95Beside = async (accept: string) => {
    const asked: Promise<void>[] = []
    const ask = async () => {
      const reply = await fetch(`${url}/trips/api/shuttle/grid?rows=-1`, {
        headers: { accept },
      })
      await reply.arrayBuffer()
      if (reply.status === 503) refused++
      else if (!reply.ok) throw new Error(`a page of shuttles as ${accept}: ${reply.status}`)
    }
    const asking = setInterval(() => void asked.push(ask()), 1000 / PDFS_PER_SECOND)
    const beside = await p95()
    clearInterval(asking)
    await Promise.all(asked)
    return beside
  }
  const measured = { idle: [] as number[], json: [] as number[], pdf: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++) {
    const [idle, json] = [await p95(), await p95Beside(FORMATS.json)]
    const pdf = await p95Beside(FORMATS.pdf)
    // The first loads what makes a PDF.
    if (round === 0) {
      refused = 0
      continue
    }
    measured.idle.push(idle)
    measured.json.push(json)
    measured.pdf.push(pdf)
  }
  await load.stop()
  const [idle, json, pdf] = [median(measured.idle), median(measured.json), median(measured.pdf)]
  const against = (than: number, most: number) => ({
    measured: `${(pdf / than).toFixed(2)}× (${pdf.toFixed(1)} ms against ${than.toFixed(1)} ms)`,
    needed: `≤ ${most}×`,
    holds: pdf <= most * than,
  })
  const work = `p95 of /api/home while ${PDFS_PER_SECOND} PDFs a second are asked for`
  return [
    { work: `${work} (${refused} refused)`, ...against(idle, MAX_RATIO) },
    { work: `${work}, against the same as JSON`, ...against(json, MAX_OF_JSON) },
  ]
}

type Export = { name: string; path: string; headers: Record<string, string> }

/** How long the main thread is held up while one export is made, by each kind of export. */
async function heldRows({ url, environment }: Product): Promise<Row[]> {
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
    for (const one of exports) rows.push(await heldRow(url, one))
    return rows
  } finally {
    await database.close()
  }
}

async function heldRow(url: string, { name, path, headers }: Export): Promise<Row> {
  const held: number[] = []
  for (let round = 0; round <= EXPORTS_OF_EACH; round++) {
    await heldUpMs(url)
    const reply = await fetch(url + path, { headers })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
    const ms = await heldUpMs(url)
    // The first loads what makes it.
    if (round > 0) held.push(ms)
  }
  return {
    work: `the main thread is held up by ${name}`,
    measured: `${median(held).toFixed(1)} ms, at most ${Math.max(...held).toFixed(1)} ms`,
    needed: `median ≤ ${MAX_HELD_MS} ms`,
    holds: median(held) <= MAX_HELD_MS,
  }
}

/** The longest time that requests were held up since this was last asked. */
async function heldUpMs(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const seconds = /^rihla_event_loop_delay_seconds (\S+)$/m.exec(metrics)?.[1]
  if (seconds === undefined) throw new Error('no delay of the event loop in /metrics')
  return Number(seconds) * 1000
}
