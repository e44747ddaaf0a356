import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { SUPPLIER_BRANDS } from '#domains/suppliers/supplier-brand.contract.ts'
import arabic from '#web/shell/words/ar/terms.json' with { type: 'json' }
import english from '#web/shell/words/en/terms.json' with { type: 'json' }
import { SUPPLIERS } from './suppliers.ts'

/** The brand sold besides the listed suppliers: our own garages. */
const OWN_BRAND = 'Sahra Cars'

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

test('the site names whoever is sold, and nobody else', () => {
  const sold = [...SUPPLIERS.map(({ row }) => row.name), OWN_BRAND]
  expect(SUPPLIER_BRANDS.toSorted()).toEqual(sold.toSorted())
})

test.for(SUPPLIERS)('$name: its plans have a name in both languages', ({ plans }) => {
  for (const { row } of plans)
    for (const words of [english.plan, arabic.plan]) expect(Object.keys(words)).toContain(row.label)
})

test.for(SUPPLIERS)('$name: its connector stands the test of all connectors', ({ folder }) => {
  const own = readFileSync(resolve(import.meta.dirname, folder, `${folder}.test.ts`), 'utf8')
  expect(own).toMatch(/connectorRules\(\s*planUnderTest\(/)
})
