import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { GATEWAYS } from './gateways.ts'

test('no two gateways share a name or a variable', () => {
  const all: string[] = GATEWAYS.flatMap(({ name, variables }) => [name, ...Object.keys(variables)])
  expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
})

test.for(GATEWAYS)('$name stands the test of all gateways', ({ name }) => {
  const folder = resolve(import.meta.dirname, name)
  const tests = readdirSync(folder).filter((file) => file.endsWith('.test.ts'))
  const texts = tests.map((file) => readFileSync(resolve(folder, file), 'utf8'))
  expect(texts.filter((text) => text.includes('gatewayRules({'))).toHaveLength(1)
})
