import { pagesOf } from '#web/app/page-route.ts'

const page = pagesOf('content')

/** Pages that tell about us and the places we rent at, and the ways to write to us. */
export const contentPages = [
  page('/about', 'texts/about-page.tsx', ['content']),
  page('/privacy-policy', 'texts/privacy-policy-page.tsx', ['content']),
  page('/terms-and-conditions', 'texts/terms-and-conditions-page.tsx', ['content']),
  page('/contact', 'enquiries/contact-page.tsx', ['enquiries', 'accounts', 'terms']),
  page('/become-partner', 'enquiries/become-partner-page.tsx', ['joining', 'enquiries', 'accounts', 'terms']),
  page('/become-supplier', 'enquiries/become-supplier-page.tsx', [
    'joining',
    'enquiries',
    'accounts',
    'terms',
  ]),
  page('/local-deals', 'enquiries/local-deals-page.tsx', [
    'local_deals',
    'enquiries',
    'accounts',
    'home',
    'terms',
  ]),
  page('/help', 'help/help-page.tsx', ['help', 'content']),
]
