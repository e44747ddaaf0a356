import type { TokenStorage } from '../trips/stored-tokens.ts'

/** With a way to remove all whose names begin alike. */
export type BrowserStorage = TokenStorage & { removeAll: (prefix: string) => void }

/** A browser's storage; where it is blocked or full, the memory of this page. */
export function browserStorage(storageOf: () => Storage): BrowserStorage {
  const memory = new Map<string, string>()
  const attempt = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(storageOf())
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key, value) {
      memory.delete(key)
      const isKept = attempt((storage) => (storage.setItem(key, value), true), false)
      if (!isKept) memory.set(key, value)
    },
    removeAll(prefix) {
      for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key)
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
      }, undefined)
    },
    removeItem(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
  }
}
