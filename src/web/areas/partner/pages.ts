import { pagesOf } from '#web/app/page-route.ts'

const page = pagesOf('partner')

/** Pages of partners. */
export const partnerPages = [
  page('/partner', 'partner-page.tsx', ['partner', 'account', 'referral', 'terms'], { closed: true }),
]
