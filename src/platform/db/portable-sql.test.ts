import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIFFERENT, UNSUPPORTED, type Feature } from '#testing/portable-sql/sql-features.ts'
import { sourceFiles, sqlIn } from '#testing/portable-sql/sql-in-sources.ts'

const FILES = sourceFiles()
const SQL = sqlIn(FILES)
const CODE = FILES.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const PAGE = readFileSync('docs/how-it-works/portable-sql.md', 'utf8')

/** Files with one-server features: backups use their own connection to a real PostgreSQL (decision 0490). */
const ONE_SERVER = /^src\/platform\/db\/backup\//

function filesWith({ inSql, inCode }: Feature): string[] {
  const texts = [
    ...SQL.filter(({ text }) => inSql.test(text)),
    ...(inCode ? CODE.filter(({ text }) => inCode.test(text)) : []),
  ]
  return [...new Set(texts.map(({ file }) => file))].filter((file) => !ONE_SERVER.test(file)).toSorted()
}

/** Returns the files that the page lists for a feature, from `src/` on. */
function filesOnPage(name: string): string[] | null {
  const row = PAGE.split('\n').find((line) => line.startsWith(`| ${name} `))
  if (row === undefined) return null
  return [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)]
    .map(([, file = '']) => `src/${file}`)
    .toSorted()
}

test('statements are found: of the baseline, of migrations, of stores, and those that are handed to the client as text', () => {
  expect(SQL.filter(({ file }) => file.includes('/baseline/')).length).toBeGreaterThan(400)
  expect(SQL.filter(({ file }) => file.includes('/migrations/')).length).toBeGreaterThan(10)
  expect(SQL.filter(({ file }) => file.endsWith('.store.ts')).length).toBeGreaterThan(300)
  expect(SQL.map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^create database \$/), expect.stringMatching(/^copy \(/)]),
  )
})

test.for(UNSUPPORTED)('no statement has $name', (feature) => {
  expect(filesWith(feature)).toEqual([])
})

test.for(DIFFERENT)('the page names where there are $name', (feature) => {
  expect(filesOnPage(feature.name)).toEqual(filesWith(feature))
})

test('the page says of each thing that we do without why', () => {
  expect(UNSUPPORTED.map(({ name }) => name).filter((name) => !PAGE.includes(`| ${name} `))).toEqual([])
})

test.for([
  'listen orders',
  'select pg_advisory_lock(1)',
  'set statement_timeout = 1',
  'create temporary table t (id int)',
  'create table t (id serial)',
  'select xmin from t',
  'begin isolation level serializable',
  'create extension postgis',
])('a rule sees %s', (text) => {
  expect(UNSUPPORTED.filter(({ inSql }) => inSql.test(text))).toHaveLength(1)
})
