import type { RouteObject } from 'react-router'
import { pagesOf } from '#web/app/page-route.ts'
import type { PageVisibility } from '#web/app/page.ts'

const page = pagesOf('content')

/** Listed by search engines, and the same for all who read it. */
const KEPT: PageVisibility = { indexed: true, cached: { query: [] } }

/** Pages that tell about us and the places we rent at, and the ways to write to us. */
export const contentPages: RouteObject[] = [
  page('/car-hire', 'destinations/countries-page.tsx', ['destinations'], KEPT),
  page('/car-hire/:country', 'destinations/country-page.tsx', ['destinations', 'terms'], KEPT),
  page(
    '/car-hire/:country/:place',
    'destinations/destination-page.tsx',
    ['destinations', 'home', 'terms'],
    KEPT,
  ),
]
