import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { followSession } from '#web/app/session/follow-session.ts'
import { useSite } from '#web/app/site.tsx'
import type { SiteStore } from '#web/app/store.ts'

/** Follows the session from when the page has come to life: until then both renders show what the cookies tell. */
export function useFollowedSession(): void {
  const store = useStore() as SiteStore
  const { productName, sessionPollSeconds } = useSite()
  useEffect(
    () => followSession({ store, productName }, sessionPollSeconds),
    [store, productName, sessionPollSeconds],
  )
}
