import type { RouteObject } from 'react-router'
import { pagesOf } from '#web/app/page-route.ts'

const page = pagesOf('content')

/** Pages that tell about us and the places we rent at, and the ways to write to us. */
export const contentPages: RouteObject[] = [
  page('/car-hire', 'destinations/countries-page.tsx', ['destinations']),
  page('/car-hire/:country', 'destinations/country-page.tsx', ['destinations', 'terms']),
  page('/car-hire/:country/:place', 'destinations/destination-page.tsx', ['destinations', 'home', 'terms']),
]
