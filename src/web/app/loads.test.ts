import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesFor, type Manifest } from './rendering/manifest.ts'
import { allPages } from './rendering/all-pages.ts'

const built = <Content>(file: string) =>
  JSON.parse(readFileSync(`dist/client/.vite/${file}`, 'utf8')) as Content
const manifest = built<Manifest>('manifest.json')
const sources = built<Record<string, string[]>>('chunk-sources.json')

const AREA = /^src\/web\/areas\/([^/]+)\//
/** An area's list of pages, which names their files and loads none. */
const LIST = /\/pages\.ts$/

/** Areas with code in a page's scripts, its entry script included. */
function areasIn(page: string): string[] {
  const { entry, scripts } = filesFor(manifest, [page])
  const loaded = [entry, ...scripts].flatMap((file) => (file ? (sources[file.slice(1)] ?? []) : []))
  expect(loaded.length).toBeGreaterThan(50)
  const areas = loaded.filter((file) => !LIST.test(file)).flatMap((file) => AREA.exec(file)?.[1] ?? [])
  return [...new Set(areas)]
}

const files = allPages.flatMap(({ id = '' }) => (id.startsWith('areas/') ? [`src/web/${id}`] : []))

test.for(files)('%s loads nothing of another area', (page) => {
  expect(areasIn(page)).toEqual([AREA.exec(page)?.[1]])
})

test.for(files)('%s is not cut into more files than a slow network bears', (page) => {
  expect(filesFor(manifest, [page]).scripts.length).toBeLessThanOrEqual(26)
})

test('the script that every page loads has no area in it', () => {
  expect(areasIn('')).toEqual([])
})
