import type { FoundByStaff, FoundKind } from '#domains/staff/find/find.contract.ts'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { mayOpen } from '../sections.ts'

export type FoundItem = FoundByStaff['groups'][number]['items'][number]

/** Where each kind of row is shown to a member with these roles. */
const LINKS = {
  bookings: ({ id }) => `/staff/bookings/${id}`,
  trips: ({ id }) => `/staff/trips/${id}`,
  people: ({ id, text }, roles) =>
    mayOpen(roles, 'accounts')
      ? `/staff/accounts/${id}`
      : `/staff/bookings?search=${encodeURIComponent(text ?? '')}`,
  tasks: ({ id }) => `/staff/tasks/${id}`,
  enquiries: ({ id }) => `/staff/enquiries/${id}`,
  partners: ({ id }) => `/staff/partners/${id}`,
  companies: ({ id }, roles) =>
    mayOpen(roles, 'fleet') ? `/staff/fleet/companies/${id}` : `/staff/wallets/${id}`,
  coupons: ({ id }) => `/staff/coupons/${id}`,
  places: ({ name }) => `/staff/fleet/places?search=${encodeURIComponent(name)}`,
  margins: () => '/staff/suppliers/margins',
  content: ({ id }) => `/staff/content/${id}`,
} as const satisfies Record<FoundKind, (item: FoundItem, roles: readonly StaffRole[]) => string>

export function linkToFound(kind: FoundKind, item: FoundItem, roles: readonly StaffRole[]): string {
  return LINKS[kind](item, roles)
}
