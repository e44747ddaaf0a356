import { useSyncExternalStore } from 'react'

let hydrated = false
const listeners = new Set<() => void>()

/** Marks the page as hydrated. */
export function setHydrated(): void {
  hydrated = true
  for (const notify of listeners) notify()
}

/**
 * False in the server render and in the first client render, so that both match; true once React knows the input
 * before hydration.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hydrated,
    () => false,
  )
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
