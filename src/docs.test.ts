import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
  const decisions = globSync('*.md', { cwd: 'docs/decisions' })
  const numbers = decisions.map((file) => file.slice(0, 4))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  const titles = decisions.map((file) => readFileSync(`docs/decisions/${file}`, 'utf8').split('\n')[0] ?? '')
  expect(titles.filter((title) => !/^# [A-Z].*[^?.]$/.test(title))).toEqual([])
})

test('every file that the README’s table of tasks names is there', () => {
  const table =
    readFileSync('README.md', 'utf8')
      .split('## Where do I add')[1]
      ?.split('\n\n')
      .find((part) => part.startsWith('| I want')) ?? ''
  const named = [...table.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text).filter(isPath)
  expect(named.length).toBeGreaterThan(80)
  expect([...new Set(named)].filter((path) => !isThere(path))).toEqual([])
})

/** A name of a file or of a folder, which ends in a slash; no command, address, name in the code or migration to be. */
function isPath(text: string): boolean {
  return !/^\/|\s|^\d/.test(text) && /\.(?:tsx?|json|cjs)$|\/$/.test(text)
}

/** Paths may begin anywhere; `<name>` and `*` stand for any name, `{en,ar}` for both. */
function isThere(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll(/[.()+?[\]$^]/g, String.raw`\$&`)
    .replaceAll(/<\w+>|\*/g, '[^/]+')
    .replaceAll(/\{(\w+),(\w+)\}/g, '(?:$1|$2)')
  const named = new RegExp(`(?:^|/)${pattern}$`)
  return PATHS.some((file) => named.test(file))
}
