import { sessionFetched, sessionRead, userDataCookie } from '#web/session.ts'
import { tellOtherTabs } from '#web/session-news.ts'
import { useSite } from '#web/site.tsx'
import { useSiteDispatch } from '#web/store.ts'

/** Shows in the header, here and in other tabs, what an answer of the server changed of who is signed in. */
export function useRenewedSession(): () => void {
  const dispatch = useSiteDispatch()
  const { productName } = useSite()
  return () => {
    dispatch(sessionRead(userDataCookie(productName)))
    dispatch(sessionFetched(true))
    tellOtherTabs('getSession')
  }
}
