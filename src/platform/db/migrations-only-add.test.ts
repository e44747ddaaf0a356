import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sqlIn } from '#testing/portable-sql/sql-in-sources.ts'

/** Changes that would break reads or writes by a process of the previous release. */
const TAKES_AWAY = [
  { what: 'drops a table or a view', inSql: /\bdrop (?:table|view)\b/, inCode: /\.drop(?:Table|View)\(/ },
  { what: 'drops a column', inSql: /\bdrop column\b/, inCode: /\.dropColumn\(/ },
  { what: 'renames', inSql: /\brename (?:to|column)\b/, inCode: /\.rename(?:To|Column)\(/ },
  {
    what: 'changes the type of a column',
    inSql: /\balter column \S+ (?:set data )?type\b/,
    inCode: /\.setDataType\(/,
  },
  {
    what: 'requires of a column what it did not',
    inSql: /\balter column \S+ (?:set not null|drop default)\b/,
    inCode: /\.(?:setNotNull|dropDefault)\(/,
  },
  {
    what: 'adds a column that has to be written',
    inSql: /\badd column (?:if not exists )?\S+ (?:(?!default)[^,])*not null(?![^,]*(?:default|generated))/,
    inCode: null,
  },
] as const

const FILES = globSync('src/platform/db/migrations/*.ts').filter((file) => !file.endsWith('.test.ts'))
const SQL = sqlIn(FILES)

test.for(TAKES_AWAY)('no migration $what, which processes of the release before use', ({ inSql, inCode }) => {
  const found = [
    ...SQL.filter(({ text }) => inSql.test(text)).map(({ file }) => file),
    ...FILES.filter((file) => inCode?.test(readFileSync(file, 'utf8'))),
  ]
  expect([...new Set(found)]).toEqual([])
})

test('the baseline stays as it was: a change would miss the databases that have it, and is a migration', () => {
  const texts = sqlIn(globSync('src/platform/db/baseline/*.sql').toSorted()).map(({ text }) => text)
  const sum = createHash('sha256').update(texts.join(';')).digest('hex')
  expect(sum).toBe('3111cb2b23e5e1601f7d71928b8ec53d92fae784272d450880b752e829685c6c')
})

test.for([
  'drop table trips',
  'alter table trips drop column notes',
  'alter table trips rename column notes to remarks',
  'alter table trips alter column notes type jsonb',
  'alter table trips alter column notes set not null',
  'alter table trips add column seats int not null, add column notes text',
])('a rule sees: %s', (text) => {
  expect(TAKES_AWAY.filter(({ inSql }) => inSql.test(text))).toHaveLength(1)
})

test.for([
  'alter table trips add column seats int not null default 1',
  'alter table trips add column notes text',
  'alter table trips drop constraint trips_kind_check, add constraint trips_kind_check check (kind > 0)',
])('none refuses: %s', (text) => {
  expect(TAKES_AWAY.filter(({ inSql }) => inSql.test(text))).toEqual([])
})
