import { createSlice } from '@reduxjs/toolkit'

/** What the readable cookie `{product}_userdata` tells of who is there. */
export type SessionUser = { name: string | null; avatar: string | null; role_id: number; isLoggedIn: boolean }

/** Specification §3 and §4: loading until it is known who is there. */
export type SessionState = {
  status: 'loading' | 'authenticated' | 'unauthenticated'
  data: { isLoggedIn: boolean; userData: SessionUser | null }
}

const session = createSlice({
  name: 'session',
  initialState: sessionFrom(undefined),
  reducers: {
    sessionRead: (_state, { payload }: { payload: string | undefined }) => sessionFrom(payload),
  },
})

export const { sessionRead } = session.actions
export const sessionReducer = session.reducer

/** The session a `{product}_userdata` cookie tells; anything unreadable counts as nobody. */
export function sessionFrom(cookie: string | undefined): SessionState {
  const userData = readUser(cookie)
  const isLoggedIn = userData?.isLoggedIn === true
  return { status: isLoggedIn ? 'authenticated' : 'unauthenticated', data: { isLoggedIn, userData } }
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
