import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }

const dist = resolve(process.env['DIST_DIR'] ?? 'dist', 'widget')
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>

/** A chunk with all that it imports, by their names in the manifest. */
function withImports(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known
  known.add(name)
  for (const imported of manifest[name]?.imports ?? []) withImports(imported, known)
  return known
}

/** Kilobytes as sent, gzipped. */
function sizeOf(names: Iterable<string>): number {
  const files = new Set([...names].map((name) => manifest[name]?.file ?? expect.fail(`no chunk ${name}`)))
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000
}

const ENTRY = 'src/widget/app/entry.tsx'
const TABS = ['local', 'outstation', 'shuttle', 'self-drive'].map(
  (tab) => `src/widget/app/tabs/${tab}/${tab}-tab.tsx`,
)

test.for(['en', 'ar'])(
  'the frame loads at most 120 kB of script at first, words in %s with it',
  (language) => {
    const messagesFile = `src/widget/words/${language}/texts.ts`
    for (const tab of TABS) {
      const first = [ENTRY, messagesFile, tab].flatMap((name) => [...withImports(name)])
      expect(sizeOf(new Set(first)), tab).toBeLessThanOrEqual(120)
    }
  },
)

test.for(TABS)('%s brings at most 25 kB of its own', (tab) => {
  const shared = withImports(ENTRY)
  const ownChunks = [...withImports(tab)].filter((name) => !shared.has(name))
  expect(sizeOf(ownChunks)).toBeLessThanOrEqual(25)
})
