import { expect, test } from 'vitest'
import { addressesCounted } from './address-limits.ts'

test.for([
  { name: 'the staff', from: null, counted: [60, 10_000] },
  { name: 'an IPv4 address', from: '192.0.2.1', counted: [60, 20, 10_000, 300] },
  {
    name: 'an IPv6 address, also for its wider networks',
    from: '2001:db8:1:2ab::9',
    counted: [60, 20, 40, 80, 10_000, 300, 600, 1200],
  },
])('addresses asked of a geocoder are counted for all and for $name', ({ from, counted }) => {
  const counts = addressesCounted(from, 1)
  expect(counts.map(({ limit }) => limit.most)).toEqual(counted)
  expect(new Set(counts.map(({ name }) => name)).size).toBe(counted.length)
  expect(Math.min(...addressesCounted(from, 0.001).map(({ limit }) => limit.most))).toBe(1)
})
