import { redirect } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { PreloadArgs } from '#web/app/page.ts'
import { signInAddress } from '#web/shell/own-page/signed-out.ts'
import { staffApi } from '../staff.api.ts'
import { mayOpen, type StaffSection } from '../sections.ts'

/**
 * Asks who the visitor is and, if they may see the page, for what it shows. Who is not signed in goes to sign in first.
 * Nothing is asked for a link that is only near: a list of records has a link for each, beside a menu of lists, and most
 * are never followed.
 */
export async function preloadStaff(
  section: StaffSection,
  { dispatch, getState, url, reason }: PreloadArgs,
  more: (me: StaffMe) => Promise<unknown>,
): Promise<void> {
  if (reason === 'near') return
  const goSignIn = () => {
    throw redirect(signInAddress(url))
  }
  if (!getState().session.data.isLoggedIn) return goSignIn()
  const asked = dispatch(staffApi.endpoints.readMe.initiate(undefined, { subscribe: false }))
  const { data: me, error } = await asked
  if (error && 'status' in error && error.status === 401) return goSignIn()
  if (me && me.second_step && !me.suspended && mayOpen(me.roles, section)) await more(me)
}
