import { pagesOf } from '#web/app/page-route.ts'
import type { PageModule } from '#web/app/page.ts'

const page = pagesOf('partner', import.meta.glob<PageModule>('./**/*-page.tsx'))

/** Pages of partners. */
export const partnerPages = [
  page(
    '/partner',
    'partner-page.tsx',
    ['partner', 'partner_links', 'partner_statements', 'account', 'accounts', 'home', 'referral', 'terms'],
    { closed: true },
  ),
]
