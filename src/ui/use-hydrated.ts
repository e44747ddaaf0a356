import { useSyncExternalStore } from 'react'

let hydrated = false
const listeners = new Set<() => void>()

/** From now on the page may look as it does with its script. */
export function setHydrated(): void {
  hydrated = true
  for (const tell of listeners) tell()
}

/**
 * False in the server's render and in the browser's first one, so that both agree; true once the script knows what was
 * typed before it ran.
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
