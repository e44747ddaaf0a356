import { createSlice } from '@reduxjs/toolkit'
import { preferenceNames, readCookies } from '../preferences.ts'

/** The user in the script-readable cookie `{product}_userdata`. */
export type SessionUser = { name: string | null; avatar: string | null; role_id: number; isLoggedIn: boolean }

/**
 * Specification §3 and §4: `loading` until the server has confirmed that the session is still valid. After a
 * failed check it is `unauthenticated` (specification §8) with the user's data, so that pages keep entered
 * texts until the next check.
 */
export type SessionState = {
  status: 'loading' | 'authenticated' | 'unauthenticated'
  data: { isLoggedIn: boolean; userData: SessionUser | null }
}

const anonymous: SessionState = { status: 'unauthenticated', data: { isLoggedIn: false, userData: null } }

const session = createSlice({
  name: 'session',
  initialState: anonymous,
  reducers: {
    sessionRead: (_state, { payload }: { payload: string | undefined }) => sessionFrom(payload),
    /** The server's reply whether the session is still valid. A guest has none to lose. */
    sessionFetched: (state, { payload: holds }: { payload: boolean }) => {
      if (!state.data.isLoggedIn) return state
      return holds ? { ...state, status: 'authenticated' } : anonymous
    },
    sessionFetchFailed: (state) => ({ ...state, status: 'unauthenticated' }),
  },
})

export const { sessionRead, sessionFetched, sessionFetchFailed } = session.actions
export const sessionReducer = session.reducer

/** Returns the session in a `{product}_userdata` cookie; anything unreadable counts as signed out. */
export function sessionFrom(cookie: string | undefined): SessionState {
  const userData = readUser(cookie)
  const isLoggedIn = userData?.isLoggedIn === true
  return { status: isLoggedIn ? 'loading' : 'unauthenticated', data: { isLoggedIn, userData } }
}

/**
 * Returns the session of a request's cookies: user data without a token, which scripts cannot read, are
 * stale.
 */
export function sessionOfRequest(cookies: Record<string, string>, productName: string): SessionState {
  const { user, token } = preferenceNames(productName)
  return cookies[token] === undefined ? anonymous : sessionFrom(cookies[user])
}

/** Returns the current value of `{product}_userdata` (browser only). */
export function userDataCookie(productName: string): string | undefined {
  return readCookies(document.cookie)[preferenceNames(productName).user]
}

function readUser(cookie: string | undefined): SessionUser | null {
  if (!cookie) return null
  try {
    const read: unknown = JSON.parse(cookie)
    if (typeof read !== 'object' || read === null || !('isLoggedIn' in read)) return null
    const { name = null, avatar = null, role_id = 1, isLoggedIn } = read as Partial<SessionUser>
    return { name, avatar, role_id, isLoggedIn: isLoggedIn === true }
  } catch {
    return null
  }
}
