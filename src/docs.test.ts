import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const PAGES = ['*.md', 'docs/**/*.md', 'deploy/**/*.md'].flatMap((pattern) => globSync(pattern))
const FILES = ['src', 'scripts', 'e2e', 'docs', 'deploy'].flatMap((folder) => globSync(`${folder}/**`))
const PATHS = [...FILES, ...globSync('.*.{cjs,json,example}'), ...globSync('*.{md,ts,json}')]

test('every link of the documentation leads to a file', () => {
  expect(PAGES.length).toBeGreaterThan(50)
  const broken = PAGES.flatMap((page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
    return links
      .filter(([, target = '']) => !existsSync(join(dirname(page), target)))
      .map(([, target]) => `${page}: ${target}`)
  })
  expect(broken).toEqual([])
})

test('the changelog’s newest version is that of the package and of the images that are deployed', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const [, newest] = /^## \[(\d[^\]]*)\]/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? []
  const images = globSync('deploy/kubernetes/overlays/*/kustomization.yaml').map(
    (file) => /newTag: (.+)/.exec(readFileSync(file, 'utf8'))?.[1],
  )
  expect([newest, ...images]).toEqual([version, version, version])
})

test('each decision has a number of its own, and a title that says what was decided', () => {
  const decisions = globSync('[0-9]*.md', { cwd: 'docs/decisions' })
  const numbers = decisions.map((file) => file.slice(0, 4))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  const titles = decisions.map((file) => readFileSync(`docs/decisions/${file}`, 'utf8').split('\n')[0] ?? '')
  expect(titles.filter((title) => !/^# [A-Z].*[^?.]$/.test(title))).toEqual([])
})

const TASKS = globSync('docs/add/*.md').filter((page) => !page.endsWith('README.md'))

test('every task has a page that is in the index, and the files that it lists are there', () => {
  const index = readFileSync('docs/add/README.md', 'utf8')
  expect(TASKS.filter((page) => !index.includes(`](${basename(page)})`))).toEqual([])
  const missing = TASKS.flatMap((page) => {
    const paths = [...readFileSync(page, 'utf8').matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
    return paths.filter((path) => isPath(path) && !isThere(path)).map((path) => `${page}: ${path}`)
  })
  expect(TASKS.length).toBeGreaterThan(12)
  expect(missing).toEqual([])
})

test('every decision is in the index', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const decisions = globSync('[0-9]*.md', { cwd: 'docs/decisions' })
  expect(decisions.filter((file) => !index.includes(`](${file})`))).toEqual([])
})

/** A name of a file or of a folder, which ends in a slash; no command, address, name in the code or migration to be. */
function isPath(text: string): boolean {
  return !/^\/|\s|^\d/.test(text) && /\.(?:tsx?|json|cjs)$|\/$/.test(text)
}

/** Paths may begin anywhere; `<name>` and `*` stand for any name, `{en,ar,fr}` for each. */
function isThere(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll(/[.()+?[\]$^]/g, String.raw`\$&`)
    .replaceAll(/<\w+>|\*/g, '[^/]+')
    .replaceAll(/\{(\w+(?:,\w+)+)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
  const matcher = new RegExp(`(?:^|/)${pattern}$`)
  return PATHS.some((file) => matcher.test(file))
}
