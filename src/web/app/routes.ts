import type { RouteObject } from 'react-router'
import { accountPages } from '#web/areas/account/pages.ts'
import { contentPages } from '#web/areas/content/pages.ts'
import { travellerPages } from '#web/areas/traveller/pages.ts'
import { splitPath } from './address.ts'
import { pageNotFound } from './page-route.ts'

/** The pages that every visitor's script knows, area by area. */
export const pages = [...travellerPages, ...accountPages, ...contentPages, pageNotFound()]

/** Areas that the first script leaves out, because few visitors go there: loaded when an address is theirs. */
const BEHIND = new Map<string, () => Promise<readonly RouteObject[]>>([
  ['partner', async () => (await import('#web/areas/partner/pages.ts')).partnerPages],
  ['staff', async () => (await import('#web/areas/staff/pages.ts')).staffPages],
])

export async function pagesBehind(pathname: string): Promise<readonly RouteObject[]> {
  const [, area = ''] = splitPath(pathname).path.split('/')
  return (await BEHIND.get(area)?.()) ?? []
}

export async function allPagesBehind(): Promise<RouteObject[]> {
  const areas = await Promise.all(Array.from(BEHIND.values(), (load) => load()))
  return areas.flat()
}
