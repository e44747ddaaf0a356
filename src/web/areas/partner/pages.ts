import type { Texts } from '#ui/messages/messages.ts'
import { addWordFiles } from '#web/app/messages.ts'
import { pagesOf } from '#web/app/page-route.ts'
import type { PageModule } from '#web/app/page.ts'

const page = pagesOf('partner', import.meta.glob<PageModule>('./**/*-page.tsx'))

addWordFiles(import.meta.glob<Texts>('/src/web/areas/partner/words/*/*.json', { import: 'default' }))

const REPORTS = ['partner', 'account', 'earnings', 'partner_reports']

/** Pages of partners; `frame/sections.ts` has their place in the navigation. */
export const partnerPages = [
  page('/partner', 'today/today-page.tsx', REPORTS, { closed: true }),
  page('/partner/bookings', 'bookings/bookings-page.tsx', REPORTS, { closed: true }),
  page('/partner/revenue', 'revenue/revenue-page.tsx', REPORTS, { closed: true }),
  page(
    '/partner/links',
    'links/links-page.tsx',
    ['partner', 'partner_links', 'account', 'forms', 'home', 'referral', 'terms'],
    {
      closed: true,
    },
  ),
  page('/partner/pricing', 'pricing/pricing-page.tsx', ['partner', 'partner_reports', 'account', 'forms'], {
    closed: true,
  }),
  page('/partner/reports', 'reports/reports-page.tsx', REPORTS, { closed: true }),
  page(
    '/partner/statements',
    'statements/statements-page.tsx',
    ['partner', 'partner_statements', 'account', 'accounts', 'forms'],
    { closed: true },
  ),
  page(
    '/partner/postbacks',
    'postbacks/postbacks-page.tsx',
    ['partner', 'partner_postbacks', 'earnings', 'account', 'accounts', 'forms', 'referral'],
    { closed: true },
  ),
  page('/partner/keys', 'keys/keys-page.tsx', ['partner', 'partner_keys', 'account', 'forms', 'referral'], {
    closed: true,
  }),
  page('/partner/people', 'people/people-page.tsx', ['partner', 'account', 'forms'], {
    closed: true,
  }),
]
