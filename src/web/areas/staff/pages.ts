import { pagesOf } from '#web/app/page-route.ts'
import type { PageModule } from '#web/app/page.ts'

const page = pagesOf('staff', import.meta.glob<PageModule>('./**/*-page.tsx'))

/** What every page of the staff area speaks with: its own words, and those of signing in with a second step. */
const COMMON = ['staff', 'account', 'accounts', 'security', 'terms']
const TRIPS = [...COMMON, 'dispatch']
const OURS = { closed: true, framed: true } as const

/** Pages of the staff; `frame/staff-links.ts` says who finds them in the navigation. */
export const staffPages = [
  page('/staff', 'today/today-page.tsx', COMMON, OURS),
  page('/staff/tasks', 'tasks/tasks-page.tsx', COMMON, OURS),
  page('/staff/enquiries', 'enquiries/enquiries-page.tsx', COMMON, OURS),
  page('/staff/enquiries/:id', 'enquiries/enquiry-page.tsx', COMMON, OURS),
  page('/staff/trips', 'trips/trips-page.tsx', TRIPS, OURS),
  page('/staff/trips/new', 'trips/new-trip-page.tsx', TRIPS, OURS),
  page('/staff/trips/:id', 'trips/trip-page.tsx', TRIPS, OURS),
  page('/staff/people', 'people/people-page.tsx', COMMON, OURS),
]
