import { accountPages } from '#web/areas/account/pages.ts'
import { contentPages } from '#web/areas/content/pages.ts'
import { partnerPages } from '#web/areas/partner/pages.ts'
import { travellerPages } from '#web/areas/traveller/pages.ts'
import { splitPath } from './address.ts'
import { pageNotFound } from './page-route.ts'

/** The pages that every visitor's script knows, area by area. */
export const pages = [...travellerPages, ...accountPages, ...partnerPages, ...contentPages, pageNotFound()]

/** Pages that the first script leaves out, because few visitors go there: loaded when an address is theirs. */
export async function pagesBehind(pathname: string) {
  return /^\/staff(\/|$)/.test(splitPath(pathname).path) ? loadStaffPages() : []
}

export async function loadStaffPages() {
  const { staffPages } = await import('#web/areas/staff/pages.ts')
  return staffPages
}
