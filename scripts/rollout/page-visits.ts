import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rentals } from '../load/rentals.ts'

/** Number of requests by kind, and the failed ones. */
export type Visits = { pages: number; files: number; openTabs: number; failed: string[] }

/** Formats the first `max` failures. */
export function failuresOf({ failed }: Visits, max: number): string {
  const rest = failed.length - max
  return [...failed.slice(0, max), ...(rest > 0 ? [`and ${rest} more`] : [])]
    .map((line) => `  failed: ${line}\n`)
    .join('')
}

const VISITORS = 2
const OPEN_TABS = 2
const BETWEEN_MS = 200

/** Lists the paths of all files that pages of a build load. */
export function filesOf(releaseDir: string): string[] {
  const folders = { '/assets': 'client', '/widget/assets': 'widget' }
  return Object.entries(folders).flatMap(([address, build]) =>
    readdirSync(join(releaseDir, 'dist', build, 'assets'))
      .filter((name) => !/\.(?:br|gz)$/.test(name))
      .map((name) => `${address}/${name}`),
  )
}

/**
 * Opens pages as browsers do, with every file that they reference, until stopped; and fetches random `openTabFiles`, as tabs
 * do that were opened before.
 */
export function visitPages(url: string, openTabFiles: readonly string[]) {
  const visits: Visits = { pages: 0, files: 0, openTabs: 0, failed: [] }
  const rental = rentals()
  const startedAt = performance.now()
  const over = new AbortController()

  /** Fetches a text; records a failure and returns null if there is none. */
  async function fetchText(path: string, kind: Exclude<keyof Visits, 'failed'>): Promise<string | null> {
    visits[kind] += 1
    const fail = (how: string) => {
      const at = ((performance.now() - startedAt) / 1000).toFixed(1)
      visits.failed.push(`${at} s: ${path}: ${how}`)
      return null
    }
    try {
      const reply = await fetch(url + path, { signal: AbortSignal.timeout(30_000) })
      const text = await reply.text()
      return reply.status === 200 && text !== '' ? text : fail(String(reply.status))
    } catch (error) {
      return fail(String((error as Error).cause ?? error))
    }
  }

  async function visitor(): Promise<void> {
    for (let round = 0; !over.signal.aborted; round += 1) {
      const path = ['/en', `/en/search?${rental()}`, '/ar/login', '/en/car-hire'][round % 4] ?? ''
      const page = await fetchText(path, 'pages')
      const assets = new Set(page?.match(/\/assets\/[\w.-]+\.\w+/g))
      await Promise.all([...assets].map((file) => fetchText(file, 'files')))
      await sleep(BETWEEN_MS)
    }
  }

  async function openTab(): Promise<void> {
    while (!over.signal.aborted) {
      await fetchText(openTabFiles[Math.floor(Math.random() * openTabFiles.length)] ?? '', 'openTabs')
      await sleep(BETWEEN_MS / 2)
    }
  }

  const all = [...Array.from({ length: VISITORS }, visitor), ...Array.from({ length: OPEN_TABS }, openTab)]
  return {
    async stop(): Promise<Visits> {
      over.abort()
      await Promise.all(all)
      return visits
    },
  }
}
