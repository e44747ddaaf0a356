import { pagesOf } from '#web/app/page-route.ts'
import type { PageModule, PageVisibility } from '#web/app/page.ts'

const page = pagesOf('content', import.meta.glob<PageModule>('./**/*-page.tsx'))

/** The same for all who are not signed in. */
const TEXT: PageVisibility = { indexed: true, cached: { query: [] } }

/** Rendered per visitor: a form contains its opening time. */
const FORM = { indexed: true }
const JOINING = ['joining', 'enquiries', 'accounts', 'forms']

const NEWSLETTER = ['newsletter', 'forms']
const BY_MAIL = [...NEWSLETTER, 'accounts']

/** Pages about us and our locations, and contact forms. */
export const contentPages = [
  page('/about', 'texts/about-page.tsx', ['content'], TEXT),
  page('/privacy-policy', 'texts/privacy-policy-page.tsx', ['content'], TEXT),
  page('/terms-and-conditions', 'texts/terms-and-conditions-page.tsx', ['content'], TEXT),
  page('/help', 'help/help-page.tsx', ['help', 'content'], TEXT),
  page('/deals', 'deals/deals-page.tsx', ['deals', 'deal', 'terms', 'content'], TEXT),
  page('/contact', 'enquiries/contact-page.tsx', ['enquiries', 'accounts', 'forms'], FORM),
  page('/become-partner', 'enquiries/become-partner-page.tsx', JOINING, FORM),
  page('/become-supplier', 'enquiries/become-supplier-page.tsx', JOINING, FORM),
  page(
    '/local-deals',
    'enquiries/local-deals-page.tsx',
    ['local_deals', 'enquiries', 'accounts', 'forms', 'home', 'terms'],
    FORM,
  ),
  // The language of the page is the widget's at first.
  page('/widget', 'widget/widget-page.tsx', ['widget'], TEXT),
  page('/newsletter', 'newsletter/newsletter-page.tsx', NEWSLETTER),
  page('/newsletter/confirm', 'newsletter/confirm-page.tsx', BY_MAIL),
  page('/newsletter/leave', 'newsletter/unsubscribe-page.tsx', BY_MAIL),
  page('/car-hire', 'destinations/countries-page.tsx', ['destinations'], TEXT),
  page('/car-hire/:country', 'destinations/country-page.tsx', ['destinations', 'terms'], TEXT),
  page(
    '/car-hire/:country/:place',
    'destinations/destination-page.tsx',
    ['destinations', 'home', 'terms'],
    TEXT,
  ),
]
