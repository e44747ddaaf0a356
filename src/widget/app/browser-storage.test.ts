import { expect, test } from 'vitest'
import { browserStorage } from './browser-storage.ts'

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}
/** Storage with one entry that is full. */
function full(): Storage {
  let text: string | null = 'old'
  return {
    getItem: () => text,
    setItem: blocked,
    removeItem() {
      text = null
    },
  } as unknown as Storage
}

/** A browser's storage, whose entries are its own properties. */
function storageWithProperties(): object {
  const methods = {
    getItem(name: string) {
      return Reflect.get(this, name) ?? null
    },
    setItem(name: string, text: string) {
      Object.assign(this, { [name]: text })
    },
    removeItem(name: string) {
      Reflect.deleteProperty(this, name)
    },
  }
  return Object.create(methods) as object
}

test('all whose names begin alike are removed, in the browser and in memory', () => {
  for (const storageOf of [storageWithProperties(), null].map((one) =>
    one ? () => one as Storage : (blocked as () => Storage),
  )) {
    const storage = browserStorage(storageOf)
    for (const name of ['booking a', 'booking b', 'trips']) storage.setItem(name, 'kept')
    storage.removeAll('booking ')
    expect(['booking a', 'booking b', 'trips'].map((name) => storage.getItem(name))).toEqual([
      null,
      null,
      'kept',
    ])
  }
})

test.for([
  { what: 'blocked', storageOf: blocked as () => Storage },
  { what: 'full', storageOf: full },
])('storage that is $what is replaced by memory', ({ storageOf }) => {
  const storage = browserStorage(storageOf)
  expect(storage.isLasting()).toBe(true)
  storage.setItem('trips', 'new')
  expect(storage.getItem('trips')).toBe('new')
  expect(storage.isLasting()).toBe(false)
  storage.removeItem('trips')
  expect(storage.getItem('trips')).not.toBe('new')
  expect(storage.isLasting()).toBe(true)
})

test('a value that full storage does not take leaves no older one to the next page', () => {
  const browser = full()
  browserStorage(() => browser).setItem('trips', 'new')
  expect(browserStorage(() => browser).getItem('trips')).toBeNull()
})
