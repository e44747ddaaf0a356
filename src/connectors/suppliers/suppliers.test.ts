import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import arabic from '#web/shell/words/ar/terms.json' with { type: 'json' }
import english from '#web/shell/words/en/terms.json' with { type: 'json' }
import { SUPPLIERS } from './suppliers.ts'

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

test.for(SUPPLIERS)('$name: its plans have a name in both languages', ({ plans }) => {
  for (const { row } of plans)
    for (const words of [english.plan, arabic.plan]) expect(Object.keys(words)).toContain(row.label)
})

test.for(SUPPLIERS)('$name: its connector stands the test of all connectors', ({ folder }) => {
  const own = readFileSync(resolve(import.meta.dirname, folder, `${folder}.test.ts`), 'utf8')
  expect(own).toMatch(/connectorRules\(\s*planUnderTest\(/)
})
