import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { storedGauges } from './stored-gauges.ts'

function environment() {
  const registry = new Registry()
  let reads = 0
  let found: () => Promise<{ each: [string, number][]; sum: number | null }> = async () => ({
    each: [],
    sum: 0,
  })
  storedGauges(registry, () => {
    reads += 1
    return found()
  }, [
    { name: 'each', help: 'one for each label', by: 'kind', each: ({ each }) => each },
    { name: 'sum', help: 'one figure', value: ({ sum }) => sum },
  ])
  return {
    reads: () => reads,
    finds: (next: typeof found) => (found = next),
    async lines() {
      const text = await registry.metrics()
      return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    },
  }
}

test('all figures of a scrape are of one read, and what is gone is no longer told', async () => {
  const { reads, finds, lines } = environment()
  finds(async () => ({
    each: [
      ['a', 1],
      ['b', 2],
    ],
    sum: 3,
  }))
  expect(await lines()).toEqual(['each{kind="a"} 1', 'each{kind="b"} 2', 'sum 3'])
  expect(reads()).toBe(1)
  finds(async () => ({ each: [['b', 4]], sum: null }))
  expect(await lines()).toEqual(['each{kind="b"} 4'])
  expect(reads()).toBe(2)
})

test('what cannot be read is left out, and told again once it can', async () => {
  const { finds, lines } = environment()
  finds(async () => {
    throw new Error('the database is away')
  })
  expect(await lines()).toEqual([])
  finds(async () => ({ each: [], sum: 7 }))
  expect(await lines()).toEqual(['sum 7'])
})
