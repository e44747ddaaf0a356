import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chunkNames } from '../../scripts/build/route-chunks.ts'
import { filesFor, type Manifest } from '#web/app/rendering/manifest.ts'
import { allPages } from '#web/app/rendering/all-pages.ts'

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
  expect(filesFor(manifest, [page]).scripts.length).toBeLessThanOrEqual(22)
})

test('no file of the build needs one that needs it: its code would run before what it uses is there', () => {
  const filesNeededBy = (chunk: string) => {
    const needed = new Set(manifest[chunk]?.imports)
    for (const each of needed) for (const further of manifest[each]?.imports ?? []) needed.add(further)
    return needed
  }
  expect(Object.keys(manifest).filter((chunk) => filesNeededBy(chunk).has(chunk))).toEqual([])
})

test('the script that every page loads has no area in it', () => {
  expect(areasIn('')).toEqual([])
})

test.for([
  {
    name: 'two that the same pages load are one file',
    sizes: [90_000, 90_000],
    users: ['ab', 'ab'],
    files: 1,
  },
  { name: 'two small ones that some pages share are one', sizes: [100, 100], users: ['ab', 'bc'], files: 1 },
  {
    name: 'a large one is not loaded by who needs a small one',
    sizes: [90_000, 100],
    users: ['ab', 'bc'],
    files: 2,
  },
  { name: 'two that no page loads both stay two', sizes: [100, 100], users: ['ab', 'cd'], files: 2 },
  {
    name: 'one of an area stays apart from other areas',
    sizes: [100, 100],
    users: ['ab', 'ae'],
    files: 2,
    own: 'x',
  },
])('of two modules, $name', ({ sizes, users, files, own }) => {
  const areas = { a: 'x', b: 'x', c: 'x', d: 'x', e: 'y' }
  const sharedId = (at: number) => (own && at === 0 ? `/src/web/areas/${own}/own.ts` : `/src/ui/${at}.ts`)
  const pages = Object.entries(areas).map(([page, area]) => ({
    id: `/src/web/areas/${area}/${page}-page.tsx`,
    imports: users.flatMap((by, at) => (by.includes(page) ? [sharedId(at)] : [])),
  }))
  const module = (id: string, size: number, importedIds: string[], dynamicImporters: string[] = []) => ({
    id,
    code: ' '.repeat(size),
    isEntry: id === 'entry',
    importedIds,
    dynamicImporters,
  })
  const names = chunkNames([
    module('entry', 1, []),
    ...pages.map(({ id, imports }) => module(id, 1, imports, ['entry'])),
    ...sizes.map((size, at) => module(sharedId(at), size, [])),
  ])
  expect(new Set(names.values()).size).toBe(files)
})
