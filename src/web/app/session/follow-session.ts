import { api } from '../api.ts'
import { sessionApi } from './session.api.ts'
import { subscribeToOtherTabs, notifyOtherTabs } from './session-messages.ts'
import { forgetUserData } from '../preferences.ts'
import { sessionFetched, sessionFetchFailed, sessionFrom, sessionRead, userDataCookie } from './session.ts'
import type { SiteStore } from '../store.ts'

type Tab = { store: Pick<SiteStore, 'dispatch' | 'getState'>; productName: string }

/**
 * Keeps the page's session up to date (specification §4): checks with the server on load, when the window
 * regains focus or the connection comes back, when another tab reports a change, and every `pollSeconds` if
 * set. Returns a stop function.
 */
export function followSession(tab: Tab, pollSeconds: number | null): () => void {
  const { store, productName } = tab
  let isChecking = false
  let again = false
  let userId: string | undefined

  async function check() {
    // A response still in flight may be outdated.
    again = isChecking
    const before = store.getState().session.data
    if (!before.isLoggedIn || isChecking) return
    isChecking = true
    const query = sessionApi.endpoints.session.initiate(undefined, { forceRefetch: true, subscribe: false })
    const { data, isError } = await store.dispatch(query)
    isChecking = false
    if (again) return check()
    // Ignores a response about a previous user.
    if (store.getState().session.data !== before) return
    if (isError) {
      store.dispatch(sessionFetchFailed())
      return
    }
    if (!data?.user) {
      forgetUserData(productName)
      store.dispatch(sessionFetched(false))
      forgetTheirs(tab)
      return
    }
    // The response may have set a name or a picture that was changed elsewhere.
    const { id } = data.user.userData
    if (userId !== undefined && userId !== id) somebodyElse(tab)
    else if (isStale(tab)) {
      store.dispatch(sessionRead(userDataCookie(productName)))
      // Refetched while still shown: unsaved input next to it stays.
      store.dispatch(api.util.invalidateTags(['USER_PROFILE']))
    }
    userId = id
    store.dispatch(sessionFetched(true))
  }

  /** True if still signed in, perhaps under another name: only the server knows if it is another user. */
  const perhapsTheSame = () =>
    userId !== undefined &&
    store.getState().session.data.isLoggedIn &&
    sessionFrom(userDataCookie(productName)).data.isLoggedIn
  const checkNow = () => {
    if (isStale(tab) && !perhapsTheSame()) somebodyElse(tab)
    void check()
  }
  const checkWhenVisible = () => {
    if (document.visibilityState === 'visible') checkNow()
  }

  const deaf = subscribeToOtherTabs((trigger) => {
    if (trigger !== 'getSession') somebodyElse(tab)
    checkNow()
  })
  window.addEventListener('focus', checkNow)
  window.addEventListener('online', checkNow)
  document.addEventListener('visibilitychange', checkWhenVisible)
  const timer = pollSeconds === null ? undefined : setInterval(() => void check(), pollSeconds * 1000)
  // A sign-in by another service, a mailed link or a form sent before hydration ends in a new document.
  notifyOtherTabs('getSession')
  void check()
  return () => {
    deaf()
    window.removeEventListener('focus', checkNow)
    window.removeEventListener('online', checkNow)
    document.removeEventListener('visibilitychange', checkWhenVisible)
    clearInterval(timer)
  }
}

/** After a sign-in in this tab: reads the session from the server's cookies and notifies other tabs. */
export function signedInHere(tab: Tab): void {
  somebodyElse(tab)
  tab.store.dispatch(sessionFetched(true))
  notifyOtherTabs('signin')
}

/** After a call that may have ended the session: if it changed, rereads it and notifies other tabs. */
export function recheckSession(tab: Tab): void {
  if (!isStale(tab)) return
  somebodyElse(tab)
  notifyOtherTabs('signout')
}

/** Returns true if the cookies describe another session than the page shows. */
function isStale({ store, productName }: Tab): boolean {
  const now = sessionFrom(userDataCookie(productName)).data
  return JSON.stringify(now) !== JSON.stringify(store.getState().session.data)
}

function somebodyElse(tab: Tab) {
  tab.store.dispatch(sessionRead(userDataCookie(tab.productName)))
  forgetTheirs(tab)
}

/** Data cached for the previous user must not be shown to the next. */
function forgetTheirs({ store }: Tab) {
  store.dispatch(api.util.resetApiState())
}
