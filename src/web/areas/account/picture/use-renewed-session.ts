import { sessionFetched, sessionRead, userDataCookie } from '#web/app/session/session.ts'
import { notifyOtherTabs } from '#web/app/session/session-messages.ts'
import { useSite } from '#web/app/site.tsx'
import { useSiteDispatch } from '#web/app/store.ts'

/** Updates the header, here and in other tabs, after a reply changed the signed-in user's data. */
export function useRenewedSession(): () => void {
  const dispatch = useSiteDispatch()
  const { productName } = useSite()
  return () => {
    dispatch(sessionRead(userDataCookie(productName)))
    dispatch(sessionFetched(true))
    notifyOtherTabs('getSession')
  }
}
