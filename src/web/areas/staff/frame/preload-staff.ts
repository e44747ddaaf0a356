import { redirect } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { PreloadArgs } from '#web/app/page.ts'
import { signInAddress } from '#web/shell/own-page/signed-out.ts'
import { staffApi } from '../staff.api.ts'
import { mayOpen, type StaffSection } from '../sections.ts'

/**
 * Requests the member and, if they may see the page, its data. Redirects visitors to sign-in. Skips
 * prefetches: a list has a link per record, and most are never followed.
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
  const request = dispatch(staffApi.endpoints.readMe.initiate(undefined, { subscribe: false }))
  const { data: me, error } = await request
  if (error && 'status' in error && error.status === 401) return goSignIn()
  if (me && me.second_step && !me.suspended && mayOpen(me.roles, section)) await more(me)
}
