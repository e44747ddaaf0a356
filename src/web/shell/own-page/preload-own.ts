import { redirect } from 'react-router'
import { profileApi } from '#web/app/session/profile.api.ts'
import type { PreloadArgs } from '#web/app/page.ts'
import { isSignedOut, signInAddress } from './signed-out.ts'

/**
 * Asks for the profile and for what else the page shows. Whoever is not signed in is sent to sign in first, unless a
 * link to the page only came near.
 */
export async function preloadOwn(
  { dispatch, getState, url, reason }: PreloadArgs,
  more: () => Promise<unknown>,
): Promise<void> {
  const isSomebody = async () => {
    if (!getState().session.data.isLoggedIn) return false
    const profile = dispatch(profileApi.endpoints.userProfile.initiate(undefined, { subscribe: false }))
    const [{ error }] = await Promise.all([profile, more()])
    return !isSignedOut(error)
  }
  if (!(await isSomebody()) && reason !== 'near') throw redirect(signInAddress(url))
}
