import { sessionFetched, sessionRead, userDataCookie } from '#web/app/session/session.ts'
import { tellOtherTabs } from '#web/app/session/session-news.ts'
import { useSite } from '#web/app/site.tsx'
import { useSiteDispatch } from '#web/app/store.ts'

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
