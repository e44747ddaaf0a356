import { accountPages } from '#web/areas/account/pages.ts'
import { contentPages } from '#web/areas/content/pages.ts'
import { partnerPages } from '#web/areas/partner/pages.ts'
import { staffPages } from '#web/areas/staff/pages.ts'
import { travellerPages } from '#web/areas/traveller/pages.ts'
import { pageNotFound } from './page-route.ts'

/** Every page of the site, area by area. */
export const pages = [
  ...travellerPages,
  ...accountPages,
  ...partnerPages,
  ...contentPages,
  ...staffPages,
  pageNotFound(),
]
