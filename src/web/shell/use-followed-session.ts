import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { followSession } from '#web/app/session/follow-session.ts'
import { useSite } from '#web/app/site.tsx'
import type { SiteStore } from '#web/app/store.ts'

/** Follows the session after hydration: until then both renders show what the cookies say. */
export function useFollowedSession(): void {
  const store = useStore() as SiteStore
  const { productName, sessionPollSeconds } = useSite()
  useEffect(
    () => followSession({ store, productName }, sessionPollSeconds),
    [store, productName, sessionPollSeconds],
  )
}
