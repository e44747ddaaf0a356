import { useSyncExternalStore } from 'react'

/** A change is seen within five seconds of it: what it earns is computed every two seconds. */
const LOOK_MS = 2000

/** For queries that are read anew while their page is in view. */
export function usePolling(): { pollingInterval: number } {
  const isShown = useSyncExternalStore(
    follow,
    () => document.visibilityState === 'visible',
    () => false,
  )
  return { pollingInterval: isShown ? LOOK_MS : 0 }
}

function follow(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
