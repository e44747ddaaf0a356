import { readCars, type CarRef } from './car-refs.ts'

type Where = { key: string; storage: () => Storage; max: number }

/**
 * Creates a list of cars in the browser's storage that components can follow; in the page's memory if storage
 * is disabled.
 */
export function carList({ key, storage, max }: Where) {
  const listeners = new Set<() => void>()
  let inMemory: string | null = null
  /** The list as it was last read: the same one until it changes. */
  let last: { text: string | null; cars: readonly CarRef[] } | null = null

  function text(): string | null {
    try {
      return storage().getItem(key)
    } catch {
      return inMemory
    }
  }

  function cars(): readonly CarRef[] {
    const now = text()
    if (last?.text !== now || last === null) last = { text: now, cars: readCars(now, max, Date.now()) }
    return last.cars
  }

  function save(next: readonly CarRef[]): void {
    inMemory = next.length === 0 ? null : JSON.stringify(next)
    try {
      if (inMemory === null) storage().removeItem(key)
      else storage().setItem(key, inMemory)
    } catch {
      // Storage is disabled or full: the list stays in memory until the page closes.
    }
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', fromOtherTab)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', fromOtherTab)
    }
  }

  return { max, cars, save, subscribe }
}
