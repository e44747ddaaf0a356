import { expect, test } from 'vitest'
import { keptStorage } from './kept-storage.ts'

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}
const full = () =>
  ({
    getItem: () => 'old',
    setItem: blocked,
    removeItem: () => undefined,
  }) as unknown as Storage

test.for([
  { what: 'blocked', storageOf: blocked as () => Storage },
  { what: 'full', storageOf: full },
])('storage that is $what is replaced by memory', ({ storageOf }) => {
  const storage = keptStorage(storageOf)
  storage.setItem('trips', 'new')
  expect(storage.getItem('trips')).toBe('new')
  storage.removeItem('trips')
  expect(storage.getItem('trips')).not.toBe('new')
})
