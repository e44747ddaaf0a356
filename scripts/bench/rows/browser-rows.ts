import type { Result } from 'lighthouse'
import { audit, scoreOf } from '../lighthouse.ts'
import { median } from '../rounds.ts'
import type { Row } from '../row.ts'
import { completeSearch, rentalQuery } from '../search.ts'
import type { Product } from '../environment.ts'

const RUNS = 5
const MAX_SCRIPT_KB = 165
const MAX_PAINT_MS = 2500
const CATEGORIES = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Min performance score of home and results, where most visits start. */
const FIRST_PAGES_PERFORMANCE = 97

/** The page of the place that `rentalQuery` searches; with so few prices seen, it is closed to search engines too. */
const DESTINATION = '/ar/car-hire/united-arab-emirates/dubai-airport-dxb'

/** Lighthouse scores on an emulated phone, the median of five runs: home and results in both languages, a text, a place. */
export async function browserRows({ url }: Product): Promise<Row[]> {
  const query = rentalQuery()
  await completeSearch(url, query)
  const rows: Row[] = []
  const results = [`/en/search?${query}`, `/ar/search?${query}`]
  for (const path of ['/en', '/ar', ...results, '/en/help', DESTINATION]) {
    const runs: Result[] = []
    const settings = results.includes(path) || path === DESTINATION ? NOT_LISTED : {}
    while (runs.length < RUNS) runs.push(await audit(url + path, settings))
    const page = path.split('?')[0] ?? path
    const isHome = page === '/en' || page === '/ar'
    const isFirst = isHome || results.includes(path)
    if (isHome) rows.push(scriptRow(page, runs))
    if (isFirst) rows.push(paintRow(page, runs))
    const minScores = isFirst ? { ...CATEGORIES, performance: FIRST_PAGES_PERFORMANCE } : CATEGORIES
    rows.push(
      shiftRow(page, runs),
      ...Object.entries(minScores).map(([name, score]) => scoreRow(page, runs, name, score)),
    )
  }
  return rows
}

/** Results are closed to search engines on purpose: each visit queries the suppliers. */
const NOT_LISTED = { skipAudits: ['is-crawlable'] }

function scoreRow(page: string, runs: readonly Result[], category: string, minScore: number): Row {
  const score = median(runs.map((run) => scoreOf(run, category)))
  const lost = runs.flatMap((run) =>
    category === 'performance' ? slowest(run) : failedAudits(run, category),
  )
  const failures = score < 100 ? `: ${[...new Set(lost)].join(', ')}` : ''
  return {
    work: `${page} ${category}`,
    measured: `${score}${failures}`,
    needed: `≥ ${minScore}`,
    holds: score >= minScore,
  }
}

function failedAudits({ categories, audits }: Result, category: string): string[] {
  const refs = categories[category]?.auditRefs ?? []
  return refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id)
}

function slowest({ categories, audits }: Result): string[] {
  const refs = categories['performance']?.auditRefs ?? []
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`)
}

/** Measures the scripts of a first visit, in bytes transferred. */
function scriptRow(page: string, runs: readonly Result[]): Row {
  const kilobytes = median(
    runs.map(({ audits }) => {
      const requests = (audits['network-requests']?.details as RequestDetails | undefined)?.items ?? []
      const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
      return scripts.reduce((bytes, { transferSize }) => bytes + transferSize, 0) / 1000
    }),
  )
  return {
    work: `${page} script of a first visit`,
    measured: `${kilobytes.toFixed(1)} kB transferred`,
    needed: `≤ ${MAX_SCRIPT_KB} kB`,
    holds: kilobytes > 0 && kilobytes <= MAX_SCRIPT_KB,
  }
}

function paintRow(page: string, runs: readonly Result[]): Row {
  const paint = median(runs.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Infinity))
  return {
    work: `${page} largest contentful paint`,
    measured: `${(paint / 1000).toFixed(2)} s`,
    needed: `≤ ${MAX_PAINT_MS / 1000} s`,
    holds: paint <= MAX_PAINT_MS,
  }
}

type RequestDetails = { items: { resourceType?: string; transferSize: number }[] }

function shiftRow(page: string, runs: readonly Result[]): Row {
  const shift = Math.max(...runs.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1))
  return { work: `${page} layout shift`, measured: shift.toFixed(3), needed: '0', holds: shift < 0.0005 }
}
