import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { allNamespaces } from './messages.ts'
import type { PageHandle } from './page.ts'
import { allPages } from './rendering/all-pages.ts'

const IMPORT = /^(?:import|export)(?! type)[^'"]*?'([^']+)'|\bimport\('([^']+)'\)/gm
const SPOKEN = /useTranslation\('([a-z_]+)'\)|['`]([a-z_]+):[a-z_$]/g
const known = new Set(allNamespaces())
const read = new Map<string, { needs: string[]; speaks: string[] }>()

/** The files that a file needs, then or later, and the namespaces that it names. */
function readFile(file: string) {
  const found = read.get(file)
  if (found) return found
  const text = readFileSync(file, 'utf8')
  const needs = [...text.matchAll(IMPORT)].flatMap(([, now, later]) => pathOf(now ?? later ?? '', file) ?? [])
  const speaks = [...text.matchAll(SPOKEN)].flatMap(([, all, one]) => all ?? one ?? [])
  const its = { needs, speaks: speaks.filter((name) => known.has(name)) }
  read.set(file, its)
  return its
}

function pathOf(name: string, file: string): string | null {
  const path = name.startsWith('.') ? join(dirname(file), name) : name.replace(/^#(src\/)?/, 'src/')
  return /\.tsx?$/.test(path) && existsSync(path) ? path : null
}

/** The namespaces that a page's code names. */
function spokenBy(page: string): string[] {
  const files = new Set([page])
  for (const file of files) for (const needed of readFile(file).needs) files.add(needed)
  expect(files.size).toBeGreaterThan(5)
  return [...new Set([...files].flatMap((file) => readFile(file).speaks))]
}

/** Some parts of the staff's pages load their words with themselves. */
const LOADS_MORE = /^areas\/staff\//
/** The pages of partners share a frame, with whose words each comes. */
const HAS_FRAME = /^areas\/partner\//

const pages = allPages.flatMap(({ id = '', handle }) =>
  id.startsWith('areas/') && !LOADS_MORE.test(id)
    ? [{ id, namespaces: (handle as PageHandle).namespaces }]
    : [],
)

test.for(pages)('$id loads the words that its code speaks', ({ id, namespaces }) => {
  const loaded = new Set(['shell', ...namespaces])
  expect(spokenBy(`src/web/${id}`).filter((name) => !loaded.has(name))).toEqual([])
})

test.for(pages.filter(({ id }) => !HAS_FRAME.test(id)))(
  '$id loads no words that none of its code speaks',
  ({ id, namespaces }) => {
    const spoken = spokenBy(`src/web/${id}`)
    expect(namespaces.filter((name) => !spoken.includes(name))).toEqual([])
  },
)
