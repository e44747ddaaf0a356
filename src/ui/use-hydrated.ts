import { useSyncExternalStore } from 'react'

let hydrated = false
const listeners = new Set<() => void>()

/** From now on the page may render as it does with script. */
export function setHydrated(): void {
  hydrated = true
  for (const tell of listeners) tell()
}

/**
 * False in the server render and in the first client render, so that both match; true once React knows what was typed
 * before hydration.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hydrated,
    () => false,
  )
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
