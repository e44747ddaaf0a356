import { redirect } from 'react-router'
import { profileApi } from '#web/app/session/profile.api.ts'
import type { PreloadArgs } from '#web/app/page.ts'
import { isSignedOut, signInAddress } from './signed-out.ts'

/**
 * Requests the profile and the page's other data. A visitor who is not signed in is redirected to sign in first, unless
 * the link was only prefetched.
 */
export async function preloadSignedInPage(
  { dispatch, getState, url, reason }: PreloadArgs,
  more: () => Promise<unknown>,
): Promise<void> {
  const isSomebody = async () => {
    if (!getState().session.data.isLoggedIn) return false
    const profile = dispatch(profileApi.endpoints.readProfile.initiate(undefined, { subscribe: false }))
    const [{ error }] = await Promise.all([profile, more()])
    return !isSignedOut(error)
  }
  if (!(await isSomebody()) && reason !== 'near') throw redirect(signInAddress(url))
}
