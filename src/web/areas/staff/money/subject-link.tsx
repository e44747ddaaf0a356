import type { MoneySubject } from '#domains/payments/books/books.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { TextLink } from '#web/shell/text-link.tsx'
import { mayOpen, type StaffSection } from '../sections.ts'

const SECTIONS = {
  booking: { section: 'bookings', page: '/staff/bookings' },
  trip: { section: 'trips', page: '/staff/trips' },
  wallet: { section: 'wallets', page: '/staff/wallets' },
  partner: { section: 'partners', page: '/staff/partners' },
} as const satisfies Record<MoneySubject['kind'], { section: StaffSection; page: string }>

/** Subject of a money movement, linked to its record if the member may see it. */
export function SubjectLink({ about: { kind, id, name }, me }: { about: MoneySubject; me: StaffMe }) {
  const { section, page } = SECTIONS[kind]
  const shown = <bdi className="tabular">{name}</bdi>
  return mayOpen(me.roles, section) ? <TextLink to={`${page}/${id}`}>{shown}</TextLink> : shown
}
