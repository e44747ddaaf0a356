import { mayDo, type StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { accountsSection } from './accounts/section.ts'
import { approvalsSection } from './approvals/section.ts'
import { auditSection } from './audit/section.ts'
import { bookingsSection } from './bookings/section.ts'
import { bulkSection } from './bulk/section.ts'
import { commentsSection } from './comments/section.ts'
import { callersSection } from './callers/section.ts'
import { walletsSection } from './companies/section.ts'
import { contentSection } from './content/section.ts'
import { couponsSection } from './coupons/section.ts'
import { enquiriesSection } from './enquiries/section.ts'
import { fleetSection } from './fleet/section.ts'
import { mailsSection } from './mails/section.ts'
import { moneySection } from './money/section.ts'
import { newsletterSection } from './newsletter/section.ts'
import { noShowsSection } from './no-shows/section.ts'
import { operationsSection } from './operations/section.ts'
import { partnerEarningsSection } from './partner-earnings/section.ts'
import { partnersSection } from './partners/section.ts'
import { payoutsSection } from './payouts/section.ts'
import { peopleSection } from './people/section.ts'
import { pricesSection } from './prices/section.ts'
import { rateCardsSection } from './rate-cards/section.ts'
import { settingsSection } from './settings/section.ts'
import { shuttlesSection } from './shuttles/section.ts'
import { suppliersSection } from './suppliers/section.ts'
import { tasksSection } from './tasks/section.ts'
import { todaySection } from './today/section.ts'
import { translationsSection } from './translations/section.ts'
import { tripKeysSection } from './trip-keys/section.ts'
import { tripsSection } from './trips/section.ts'
import type { Section } from './section.ts'

/** Preserves the literal names and checks the rest. */
const sections = <Name extends string>(all: Readonly<Record<Name, Section>>) => all

/** The sections of the staff area, in the order of the navigation; each has its name in `staff:nav`. */
export const STAFF_SECTIONS = sections({
  today: todaySection,
  tasks: tasksSection,
  bookings: bookingsSection,
  book_car: callersSection,
  approvals: approvalsSection,
  money: moneySection,
  enquiries: enquiriesSection,
  mails: mailsSection,
  accounts: accountsSection,
  no_shows: noShowsSection,
  bulk: bulkSection,
  suppliers: suppliersSection,
  trips: tripsSection,
  price_requests: pricesSection,
  fleet: fleetSection,
  rate_cards: rateCardsSection,
  shuttles: shuttlesSection,
  partners: partnersSection,
  wallets: walletsSection,
  payouts: payoutsSection,
  partner_earnings: partnerEarningsSection,
  trip_keys: tripKeysSection,
  translations: translationsSection,
  content: contentSection,
  coupons: couponsSection,
  comments: commentsSection,
  newsletter: newsletterSection,
  people: peopleSection,
  audit: auditSection,
  operations: operationsSection,
  settings: settingsSection,
})

export type StaffSection = keyof typeof STAFF_SECTIONS

export const SECTION_NAMES = Object.keys(STAFF_SECTIONS) as readonly StaffSection[]

/** Returns true if a member with these roles may see a section. */
export function mayOpen(roles: readonly StaffRole[], name: StaffSection): boolean {
  return mayDo(roles, STAFF_SECTIONS[name].needs)
}

/** Returns the path of a section in the navigation. */
export function linkTo(name: StaffSection): string {
  const { link, pages } = STAFF_SECTIONS[name]
  return link ?? Object.keys(pages)[0] ?? '/staff'
}
