import { api } from '../api.ts'
import { signInApi } from './sign-in.api.ts'
import { hearOtherTabs, tellOtherTabs } from './session-news.ts'
import { forgetUserData } from '../preferences.ts'
import { sessionFetched, sessionFrom, sessionRead, userDataCookie } from './session.ts'
import type { SiteStore } from '../store.ts'

type Tab = { store: Pick<SiteStore, 'dispatch' | 'getState'>; productName: string }

/**
 * Keeps the page's session at what is true (specification §4): asks the server on load, when the window is come back
 * to, when another tab tells of it, and every `pollSeconds` where that is configured. Answers how to stop.
 */
export function followSession(tab: Tab, pollSeconds: number | null): () => void {
  const { store, productName } = tab
  let asking = false
  let again = false
  let userId: string | undefined

  async function ask() {
    // An answer that is under way may be of a moment before.
    again = asking
    const asked = store.getState().session.data
    if (!asked.isLoggedIn || asking) return
    asking = true
    const query = signInApi.endpoints.session.initiate(undefined, { forceRefetch: true, subscribe: false })
    const { data, isError } = await store.dispatch(query)
    asking = false
    if (again) return ask()
    // Who cannot be reached says nothing of who is there; an answer about somebody before says nothing either.
    if (isError || store.getState().session.data !== asked) return
    if (!data?.user) {
      forgetUserData(productName)
      store.dispatch(sessionFetched(false))
      forgetTheirs(tab)
      return
    }
    // What the answer brought of a name or a picture changed elsewhere.
    const { id } = data.user.userData
    if (userId !== undefined && userId !== id) somebodyElse(tab)
    else if (isStale(tab)) {
      store.dispatch(sessionRead(userDataCookie(productName)))
      // Asked anew, and shown meanwhile: what is half typed beside it stays.
      store.dispatch(api.util.invalidateTags(['USER_PROFILE']))
    }
    userId = id
    store.dispatch(sessionFetched(true))
  }

  /** Whoever was here is still signed in, perhaps by another name: the server says whether it is somebody else. */
  const perhapsTheSame = () =>
    userId !== undefined &&
    store.getState().session.data.isLoggedIn &&
    sessionFrom(userDataCookie(productName)).data.isLoggedIn
  const look = () => {
    if (isStale(tab) && !perhapsTheSame()) somebodyElse(tab)
    void ask()
  }
  const lookWhenShown = () => {
    if (document.visibilityState === 'visible') look()
  }

  const deaf = hearOtherTabs((news) => {
    if (news !== 'getSession') somebodyElse(tab)
    look()
  })
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', lookWhenShown)
  const timer = pollSeconds === null ? undefined : setInterval(() => void ask(), pollSeconds * 1000)
  // A sign-in by another service, a mailed link or a form sent before its script ends in a new document.
  tellOtherTabs('getSession')
  void ask()
  return () => {
    deaf()
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', lookWhenShown)
    clearInterval(timer)
  }
}

/** After a sign-in in this tab: the session as the server left it in the cookies, told to other tabs. */
export function signedInHere(tab: Tab): void {
  somebodyElse(tab)
  tab.store.dispatch(sessionFetched(true))
  tellOtherTabs('signin')
}

/** After what may have ended the session there was: who is left is told to other tabs, too. */
export function perhapsSignedOutHere(tab: Tab): void {
  if (!isStale(tab)) return
  somebodyElse(tab)
  tellOtherTabs('signout')
}

/** The cookies tell another session than the page shows. */
function isStale({ store, productName }: Tab): boolean {
  const now = sessionFrom(userDataCookie(productName)).data
  return JSON.stringify(now) !== JSON.stringify(store.getState().session.data)
}

function somebodyElse(tab: Tab) {
  tab.store.dispatch(sessionRead(userDataCookie(tab.productName)))
  forgetTheirs(tab)
}

/** What was read for the person before is not for the next. */
function forgetTheirs({ store }: Tab) {
  store.dispatch(api.util.resetApiState())
}
