import { useSyncExternalStore } from 'react'

/**
 * Polling interval, in milliseconds. Changes appear within five seconds, as commissions are computed every
 * two seconds.
 */
const POLL_MS = 2000

/** Polling options of queries that refresh while their page is visible. */
export function usePolling(): { pollingInterval: number } {
  const isShown = useSyncExternalStore(
    follow,
    () => document.visibilityState === 'visible',
    () => false,
  )
  return { pollingInterval: isShown ? POLL_MS : 0 }
}

function follow(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
