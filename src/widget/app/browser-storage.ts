import type { TokenStorage } from '../trips/stored-tokens.ts'

export type BrowserStorage = TokenStorage & {
  /** Removes all items whose names start with `prefix`. */
  removeAll: (prefix: string) => void
  /** Returns true if the browser has all that was set, so that the next page finds it. */
  isLasting: () => boolean
}

/** Returns a browser's storage; if it is blocked or full, the memory of this page. */
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
      const isStored = attempt((storage) => (storage.setItem(key, value), true), false)
      if (isStored) return
      memory.set(key, value)
      // The next page would take the old value, such as a token that was used, for the present one.
      attempt((storage) => storage.removeItem(key), undefined)
    },
    removeAll(prefix) {
      for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key)
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
      }, undefined)
    },
    isLasting: () => memory.size === 0,
    removeItem(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
  }
}
