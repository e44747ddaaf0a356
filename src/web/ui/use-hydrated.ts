import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's render and in the browser's first one, so that both agree. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
