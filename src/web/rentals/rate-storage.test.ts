import { expect, test } from 'vitest'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { RATE_LIFETIME_MS, removeOldRates } from './old-rates.ts'
import { saveRates, storedRates, rateKey } from './rate-storage.ts'

const results = { search_id: 's', total: 1 } as SearchResults
const start = 1_800_000_000_000

test('kept results come back until 1800 seconds later, not after', () => {
  const storage = storageInMemory()
  saveRates(storage, 'rateData-a', results, start)
  expect(storedRates(storage, 'rateData-a', start + RATE_LIFETIME_MS)).toEqual(results)
  expect(storedRates(storage, 'rateData-a', start + RATE_LIFETIME_MS + 1)).toBeNull()
})

test('on start old and unreadable entries go, others of the page stay', () => {
  const storage = storageInMemory({ 'rateData-broken': '{', 'rateData-none': '7', language: 'ar' })
  saveRates(storage, 'rateData-old', results, start)
  saveRates(storage, 'rateData-new', results, start + 2000)
  removeOldRates(storage, start + RATE_LIFETIME_MS + 1000)
  expect(Object.keys(storage.entries())).toEqual(['language', 'rateData-new'])
})

test('only the twelve newest searches are kept', () => {
  const storage = storageInMemory()
  for (let at = 0; at < 15; at++) saveRates(storage, `rateData-${at}`, results, start + at)
  expect(storage.length).toBe(12)
  expect(storedRates(storage, 'rateData-2', start)).toBeNull()
  expect(storedRates(storage, 'rateData-3', start)).toEqual(results)
})

test('a full storage is emptied of rates and nothing is thrown', () => {
  const storage = storageInMemory({ 'rateData-a': JSON.stringify({ timestamp: start, results }) })
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(() => saveRates(storage, 'rateData-b', results, start)).not.toThrow()
  expect(storage.length).toBe(0)
})

test('the key does not depend on the order of its parts', () => {
  expect(rateKey({ a: 1, b: { c: 2, d: [1, 2] } })).toBe(rateKey({ b: { d: [1, 2], c: 2 }, a: 1 }))
  expect(rateKey({ a: 1 })).not.toBe(rateKey({ a: 2 }))
})

function storageInMemory(
  entries: Record<string, string> = {},
): Storage & { entries(): Record<string, string> } {
  const stored = new Map(Object.entries(entries))
  return {
    get length() {
      return stored.size
    },
    key: (at) => [...stored.keys()][at] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
    entries: () => Object.fromEntries(stored),
  }
}
