import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { startChild } from '../child.ts'
import type { PagesResult, PagesTask } from '../children/pages.ts'
import { runAlternately } from '../rounds.ts'
import { ratioRow, type Row } from '../row.ts'
import { completeSearch, rentalQuery } from '../search.ts'
import type { Product } from '../environment.ts'

const ROUNDS = 5
const ROUND_MS = 2000
/** Min ratio to the pages per second of commit 5ed06a17. */
const MIN_RATIO_TO_OTHER = 3
const ROOT = resolve(import.meta.dirname, '..', '..', '..')

/**
 * Compares the server's rendering of an uncached results page with React's render of the same tree alone, and
 * with another build of the site in the folder `otherBuild`, if set, that renders the same cars.
 */
export async function pageRows({ url }: Product, dir: string, otherBuild?: string): Promise<Row[]> {
  const query = rentalQuery()
  const results = await completeSearch(url, query, { group: 'car' })
  const places = await (await fetch(`${url}/api/all-location?search=DXB&lang_id=1`)).text()
  const replies = { '/api/searching': JSON.stringify(results), '/api/all-location': places }
  const outDir = join(dir, 'bare-page')
  await build({
    root: ROOT,
    logLevel: 'error',
    build: { ssr: join(import.meta.dirname, '..', 'bare-page.ts'), outDir, emptyOutDir: true },
  })
  const task = { url: `http://localhost/en/search?${query}`, replies, ms: ROUND_MS }
  const drawer = (file: string) => {
    const child = startChild<PagesTask, PagesResult>('pages.ts')
    const module = pathToFileURL(file).href
    return { draw: () => child.run({ ...task, module }), stop: () => child.stop() }
  }
  const built = (tree: string) => drawer(join(tree, 'dist', 'server', 'entry-server.js'))
  const ours = built(ROOT)
  const bare = drawer(join(outDir, 'bare-page.js'))
  const other = otherBuild === undefined ? null : built(resolve(otherBuild))
  for (const { draw } of [ours, bare, ...(other ? [other] : [])]) {
    const cars = (await draw()).text.split('<article').length - 1
    if (cars !== results.items.length)
      throw new Error(`${cars} of ${results.items.length} offers on the page`)
  }
  const against = async ({ draw }: typeof ours) =>
    runAlternately(
      ROUNDS,
      async () => (await ours.draw()).perSecond,
      async () => (await draw()).perSecond,
    )
  const page = `page of ${results.items.length} offers drawn on the server`
  const rows = [ratioRow(page, await against(bare), 0.35)]
  if (other) rows.push(ratioRow(`${page}, against ${otherBuild}`, await against(other), MIN_RATIO_TO_OTHER))
  await Promise.all([ours.stop(), bare.stop(), other?.stop()])
  return rows
}
