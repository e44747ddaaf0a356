import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { allNamespaces } from './messages.ts'
import type { PageHandle } from './page.ts'
import { allPages } from './rendering/all-pages.ts'

const web = resolve(import.meta.dirname, '..')
const withFiles = allPages.filter((page) => page.handle)

test.for(withFiles)('$path has the namespaces of messages its files speak with', async (page) => {
  const spoken = new Set<string>()
  /** Chunks that lazy code imports. */
  const brought = new Set<string>()
  for (const file of filesOf(resolve(web, String(page.id)))) {
    const text = readFileSync(file, 'utf8')
    if (/= withWords\(/.test(text)) for (const name of await wordsWith(file)) brought.add(name)
    for (const namespace of allNamespaces()) {
      const speaks = new RegExp(
        `useTranslation\\(\\[?[^)]*'${namespace}'|['\`]${namespace}:|\\bns: '${namespace}'`,
      )
      if (speaks.test(text)) spoken.add(namespace)
    }
  }
  const { namespaces } = page.handle as PageHandle
  expect(
    [...spoken.difference(brought)].filter((one) => one !== 'shell' && !namespaces.includes(one)),
  ).toEqual([])
  expect(namespaces.filter((one) => !allNamespaces().includes(one))).toEqual([])
})

test('every file that is named a page is one, and has its address', () => {
  const files = globSync('**/*-page.tsx', { cwd: web })
  const addressed = new Set(withFiles.map(({ id }) => id))
  expect(files.filter((file) => !addressed.has(file))).toEqual([])
})

test('no page is where calls answer', () => {
  expect(allPages.length).toBeGreaterThan(20)
  const calls = /^\/?(api|auth|trips)(\/|$)/
  expect(allPages.map(({ path }) => path ?? '').filter((path) => calls.test(path))).toEqual([])
})

/** The namespaces that the components of a file declare (`withWords`). */
async function wordsWith(file: string): Promise<string[]> {
  const parts = Object.values((await import(file)) as object) as { namespaces?: string[] }[]
  return parts.flatMap(({ namespaces = [] }) => namespaces)
}

/** A file of the site and all it imports of the site. */
function filesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, from, later] of readFileSync(file, 'utf8').matchAll(/from '([^']+)'|import\('([^']+)'\)/g)) {
    const name = from ?? later ?? ''
    if (!/\.tsx?$/.test(name)) continue
    if (name.startsWith('#web/')) filesOf(resolve(web, name.slice(5)), seen)
    else if (name.startsWith('#ui/')) filesOf(resolve(web, '..', 'ui', name.slice(4)), seen)
    else if (name.startsWith('.')) filesOf(resolve(dirname(file), name), seen)
  }
  return seen
}
