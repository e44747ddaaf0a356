import { mayDo, type StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import type { SectionIcon } from './section-icons.ts'

/** The parts of the navigation in their order. */
export const SECTION_GROUPS = ['work', 'trips', 'partners', 'site'] as const

type Section = {
  group: (typeof SECTION_GROUPS)[number]
  icon: SectionIcon
  /** The roles of which one is needed; none: for anybody on the staff. */
  needs: readonly StaffRole[]
  /** Namespaces of its messages, besides those of all pages of the staff. */
  words: readonly string[]
  /** Its pages' files by their addresses; the navigation leads to the first, or to `link`. */
  pages: Readonly<Record<string, string>>
  link?: string
}

/** Keeps the names and checks the rest. */
const sections = <Name extends string>(all: Readonly<Record<Name, Section>>) => all

/** The sections of the staff area, in the order of the navigation; each has its name in `staff:nav`. */
export const STAFF_SECTIONS = sections({
  today: {
    group: 'work',
    icon: 'calendar',
    needs: [],
    words: ['today'],
    pages: { '/staff': 'today/today-page.tsx' },
  },
  tasks: {
    group: 'work',
    icon: 'checklist',
    needs: ['support', 'finance'],
    words: ['staff_forms', 'staff_tasks'],
    pages: {
      '/staff/tasks': 'tasks/tasks-page.tsx',
      '/staff/tasks/:id': 'tasks/task-page.tsx',
      '/staff/tasks/closed': 'tasks/closed-tasks-page.tsx',
    },
  },
  bookings: {
    group: 'work',
    icon: 'ticket',
    needs: ['support', 'finance'],
    words: ['staff_forms', 'staff_bookings', 'staff_mails', 'booking_notes'],
    pages: {
      '/staff/bookings': 'bookings/bookings-page.tsx',
      '/staff/bookings/:id': 'bookings/booking-page.tsx',
    },
  },
  approvals: {
    group: 'work',
    icon: 'approval',
    needs: ['finance'],
    words: ['staff_bookings'],
    pages: { '/staff/approvals': 'approvals/approvals-page.tsx' },
  },
  enquiries: {
    group: 'work',
    icon: 'message',
    needs: ['support'],
    words: [],
    pages: {
      '/staff/enquiries': 'enquiries/enquiries-page.tsx',
      '/staff/enquiries/:id': 'enquiries/enquiry-page.tsx',
    },
  },
  mails: {
    group: 'work',
    icon: 'mail',
    needs: ['support'],
    words: ['staff_forms', 'staff_mails'],
    pages: {
      '/staff/mails': 'mails/mails-page.tsx',
      '/staff/mails/templates': 'mails/templates-page.tsx',
    },
  },
  accounts: {
    group: 'work',
    icon: 'person',
    needs: ['support'],
    words: ['staff_forms', 'staff_accounts', 'staff_bookings'],
    pages: {
      '/staff/accounts': 'accounts/accounts-page.tsx',
      '/staff/accounts/:id': 'accounts/account-page.tsx',
    },
  },
  no_shows: {
    group: 'work',
    icon: 'car',
    needs: ['support'],
    words: ['staff_forms', 'no_shows'],
    pages: { '/staff/no-shows': 'no-shows/no-shows-page.tsx' },
  },
  suppliers: {
    group: 'work',
    icon: 'suppliers',
    needs: ['suppliers'],
    words: ['staff_forms', 'staff_suppliers'],
    pages: {
      '/staff/suppliers': 'suppliers/suppliers-page.tsx',
      '/staff/suppliers/margins': 'suppliers/margins-page.tsx',
    },
  },
  trips: {
    group: 'trips',
    icon: 'route',
    needs: ['dispatch'],
    words: ['staff_forms', 'dispatch'],
    pages: {
      '/staff/trips': 'trips/trips-page.tsx',
      '/staff/trips/new': 'trips/new-trip-page.tsx',
      '/staff/trips/:id': 'trips/trip-page.tsx',
    },
  },
  fleet: {
    group: 'trips',
    icon: 'car',
    needs: ['dispatch'],
    words: ['staff_forms', 'fleet'],
    pages: {
      '/staff/fleet/:kind': 'fleet/records-page.tsx',
      '/staff/fleet/companies/:id': 'fleet/company/company-page.tsx',
    },
    link: '/staff/fleet/vehicles',
  },
  rate_cards: {
    group: 'trips',
    icon: 'book',
    needs: ['dispatch'],
    words: ['staff_forms', 'fleet', 'rate_cards'],
    pages: {
      '/staff/rate-cards': 'rate-cards/rate-cards-page.tsx',
      '/staff/rate-cards/new': 'rate-cards/new-card-page.tsx',
      '/staff/rate-cards/:id': 'rate-cards/rate-card-page.tsx',
    },
  },
  shuttles: {
    group: 'trips',
    icon: 'bus',
    needs: ['dispatch'],
    words: ['staff_forms', 'fleet', 'shuttles'],
    pages: {
      '/staff/shuttles': 'shuttles/shuttles-page.tsx',
      '/staff/shuttles/:id': 'shuttles/shuttle-page.tsx',
    },
  },
  partners: {
    group: 'partners',
    icon: 'handshake',
    needs: ['partners'],
    words: ['staff_forms', 'partners'],
    pages: {
      '/staff/partners': 'partners/partners-page.tsx',
      '/staff/partners/new': 'partners/new-partner-page.tsx',
      '/staff/partners/:id': 'partners/partner-page.tsx',
    },
  },
  wallets: {
    group: 'partners',
    icon: 'wallet',
    needs: ['finance'],
    words: ['staff_forms', 'wallets'],
    pages: {
      '/staff/wallets': 'companies/wallets-page.tsx',
      '/staff/wallets/:id': 'companies/wallet-page.tsx',
    },
  },
  payouts: {
    group: 'partners',
    icon: 'payout',
    needs: ['finance'],
    words: ['staff_forms', 'payouts', 'partner_earnings'],
    pages: {
      '/staff/payouts': 'payouts/payouts-page.tsx',
      '/staff/payouts/:id': 'payouts/batch-page.tsx',
    },
  },
  partner_earnings: {
    group: 'partners',
    icon: 'checklist',
    needs: ['partners'],
    words: ['staff_forms', 'partner_earnings'],
    pages: { '/staff/partner-earnings': 'partner-earnings/partner-earnings-page.tsx' },
  },
  trip_keys: {
    group: 'partners',
    icon: 'key',
    needs: ['partners'],
    words: ['staff_forms', 'fleet', 'trip_keys'],
    pages: { '/staff/trip-keys': 'trip-keys/trip-keys-page.tsx' },
  },
  translations: {
    group: 'site',
    icon: 'languages',
    needs: ['translator'],
    words: ['staff_forms', 'translations'],
    pages: { '/staff/translations': 'translations/translations-page.tsx' },
  },
  content: {
    group: 'site',
    icon: 'text',
    needs: ['content'],
    words: ['staff_forms', 'staff_content'],
    pages: {
      '/staff/content': 'content/contents-page.tsx',
      '/staff/content/:page': 'content/content-page.tsx',
    },
  },
  coupons: {
    group: 'site',
    icon: 'coupon',
    needs: ['content', 'finance'],
    words: ['staff_forms', 'staff_coupons'],
    pages: {
      '/staff/coupons': 'coupons/coupons-page.tsx',
      '/staff/coupons/:id': 'coupons/coupon-page.tsx',
    },
  },
  comments: {
    group: 'site',
    icon: 'star',
    needs: ['content'],
    words: ['staff_forms', 'staff_comments'],
    pages: { '/staff/comments': 'comments/comments-page.tsx' },
  },
  newsletter: {
    group: 'site',
    icon: 'newspaper',
    needs: ['content'],
    words: ['staff_newsletter'],
    pages: { '/staff/newsletter': 'newsletter/newsletter-page.tsx' },
  },
  people: {
    group: 'site',
    icon: 'people',
    needs: ['admin'],
    words: [],
    pages: { '/staff/people': 'people/people-page.tsx' },
  },
  audit: {
    group: 'site',
    icon: 'history',
    needs: ['admin'],
    words: ['staff_forms', 'audit'],
    pages: { '/staff/audit': 'audit/audit-page.tsx' },
  },
  operations: {
    group: 'site',
    icon: 'gauge',
    needs: ['admin'],
    words: ['staff_operations'],
    pages: { '/staff/operations': 'operations/operations-page.tsx' },
  },
  settings: {
    group: 'site',
    icon: 'settings',
    needs: ['admin'],
    words: ['staff_forms', 'staff_settings'],
    pages: { '/staff/settings': 'settings/settings-page.tsx' },
  },
})

export type StaffSection = keyof typeof STAFF_SECTIONS

export const SECTION_NAMES = Object.keys(STAFF_SECTIONS) as readonly StaffSection[]

/** Whether a member with these roles may see a section. */
export function mayOpen(roles: readonly StaffRole[], name: StaffSection): boolean {
  return mayDo(roles, STAFF_SECTIONS[name].needs)
}

/** Where the navigation leads to a section. */
export function linkTo(name: StaffSection): string {
  const { link, pages } = STAFF_SECTIONS[name]
  return link ?? Object.keys(pages)[0] ?? '/staff'
}
