import { addWordFiles, type Texts } from '#web/app/messages.ts'
import { pagesOf } from '#web/app/page-route.ts'
import type { PageModule } from '#web/app/page.ts'

const page = pagesOf('staff', import.meta.glob<PageModule>('./**/*-page.tsx'))

addWordFiles(import.meta.glob<Texts>('/src/web/areas/staff/words/{en,ar}/*.json', { import: 'default' }))

/** What every page of the staff area speaks with: its own words, and those of signing in with a second step. */
const COMMON = ['staff', 'account', 'accounts', 'security', 'terms']
const TRIPS = [...COMMON, 'dispatch', 'staff_forms']
/** And those of the forms of records. */
const FORMS = [...COMMON, 'staff_forms']
const OURS = { closed: true, framed: true } as const

/** Pages of the staff; `frame/staff-links.ts` says who finds them in the navigation. */
export const staffPages = [
  page('/staff', 'today/today-page.tsx', COMMON, OURS),
  page('/staff/tasks', 'tasks/tasks-page.tsx', FORMS, OURS),
  page('/staff/tasks/closed', 'tasks/closed-tasks-page.tsx', COMMON, OURS),
  page('/staff/enquiries', 'enquiries/enquiries-page.tsx', COMMON, OURS),
  page('/staff/enquiries/:id', 'enquiries/enquiry-page.tsx', COMMON, OURS),
  page('/staff/trips', 'trips/trips-page.tsx', TRIPS, OURS),
  page('/staff/trips/new', 'trips/new-trip-page.tsx', TRIPS, OURS),
  page('/staff/trips/:id', 'trips/trip-page.tsx', TRIPS, OURS),
  page('/staff/fleet/:kind', 'fleet/records-page.tsx', [...FORMS, 'fleet'], OURS),
  page('/staff/fleet/companies/:id', 'fleet/company/company-page.tsx', [...FORMS, 'fleet'], OURS),
  page('/staff/rate-cards', 'rate-cards/rate-cards-page.tsx', [...FORMS, 'fleet', 'rate_cards'], OURS),
  page('/staff/rate-cards/new', 'rate-cards/new-card-page.tsx', [...FORMS, 'fleet', 'rate_cards'], OURS),
  page('/staff/rate-cards/:id', 'rate-cards/rate-card-page.tsx', [...FORMS, 'fleet', 'rate_cards'], OURS),
  page('/staff/shuttles', 'shuttles/shuttles-page.tsx', [...FORMS, 'fleet', 'shuttles'], OURS),
  page('/staff/shuttles/:id', 'shuttles/shuttle-page.tsx', [...FORMS, 'fleet', 'shuttles'], OURS),
  page('/staff/wallets', 'companies/wallets-page.tsx', [...FORMS, 'wallets'], OURS),
  page('/staff/wallets/:id', 'companies/wallet-page.tsx', [...FORMS, 'wallets'], OURS),
  page('/staff/trip-keys', 'trip-keys/trip-keys-page.tsx', [...FORMS, 'fleet', 'trip_keys'], OURS),
  page('/staff/translations', 'translations/translations-page.tsx', [...FORMS, 'translations'], OURS),
  page('/staff/people', 'people/people-page.tsx', COMMON, OURS),
]
