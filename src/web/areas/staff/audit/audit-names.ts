import type ar from '../words/ar/audit.json'
import type en from '../words/en/audit.json'

type Words = typeof en | typeof ar

/** Audit codes with a translation in each language; a code without one does not compile where it is used. */
export type AuditWord<Kind extends 'actions' | 'subjects'> = keyof Words[Kind]

/** Paths of the audit subjects that have a page. */
export function linkToSubject({ kind, id }: { kind: string; id: string }): string | null {
  const page = PAGES[kind]
  return page === undefined ? null : `${page}/${id}`
}

const PAGES: Readonly<Record<string, string>> = {
  booking: '/staff/bookings',
  trip: '/staff/trips',
  enquiry: '/staff/enquiries',
  staff_task: '/staff/tasks',
  partner: '/staff/partners',
  company: '/staff/fleet/companies',
  companies: '/staff/fleet/companies',
  rate_card: '/staff/rate-cards',
  shuttle_route: '/staff/shuttles',
  payout_batch: '/staff/payouts',
  coupon: '/staff/coupons',
  account: '/staff/accounts',
  content_page: '/staff/content',
  bulk_action: '/staff/bulk',
}

/** Sections of lists whose endpoint has a different name. */
export const SECTION_OF_LIST: Readonly<Record<string, string>> = {
  companies: 'fleet',
  'partner-applications': 'partners',
  testimonials: 'comments',
  'trip-callers': 'trips',
  'trip-records': 'fleet',
}
