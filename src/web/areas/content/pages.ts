import { pagesOf } from '#web/app/page-route.ts'

const page = pagesOf('content')

/** Pages that tell about us and the places we rent at, and the ways to write to us. */
export const contentPages = [
  page('/about', 'texts/about-page.tsx', ['content']),
  page('/privacy-policy', 'texts/privacy-policy-page.tsx', ['content']),
  page('/terms-and-conditions', 'texts/terms-and-conditions-page.tsx', ['content']),
  page('/help', 'help/help-page.tsx', ['help', 'content']),
  page('/car-hire', 'destinations/countries-page.tsx', ['destinations']),
  page('/car-hire/:country', 'destinations/country-page.tsx', ['destinations', 'terms']),
  page('/car-hire/:country/:place', 'destinations/destination-page.tsx', ['destinations', 'home', 'terms']),
]
