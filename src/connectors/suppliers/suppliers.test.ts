import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readTexts } from '#kernel/read-texts.ts'
import { SUPPLIERS } from './suppliers.ts'

const TERMS = readTexts<{ plan: object }>('web/shell', 'terms')

test.for([
  ['names', SUPPLIERS.map(({ name }) => name)],
  ['folders', SUPPLIERS.map(({ folder }) => folder)],
  [
    'variables',
    SUPPLIERS.flatMap(({ address, plans }) => [
      address,
      ...new Set(
        plans.flatMap(({ account, settings }) => [...Object.keys(account), ...Object.keys(settings)]),
      ),
    ]),
  ],
] as [string, string[]][])(
  'no two suppliers share their %s',
  ([, all]: readonly [string, readonly string[]]) => {
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
  },
)

test.for(SUPPLIERS)('$name: its plans have a name in every language', ({ plans }) => {
  for (const { row } of plans)
    for (const { plan } of Object.values(TERMS)) expect(Object.keys(plan)).toContain(row.label)
})

test.for(SUPPLIERS)('$name: its connector stands the test of all connectors', ({ folder }) => {
  const own = readFileSync(resolve(import.meta.dirname, folder, `${folder}.test.ts`), 'utf8')
  expect(own).toMatch(/connectorRules\(\s*planUnderTest\(/)
})
