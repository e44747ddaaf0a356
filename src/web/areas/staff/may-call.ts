import { BULK_NEEDS, type BulkActName } from '#domains/staff/bulk/bulk-acts.contract.ts'
import { mayDo, type StaffRole } from '#domains/staff/members/staff-role.contract.ts'

/**
 * Calls that fewer of the staff may make than see the pages that make them, by their names in the `*.api.ts` files, each
 * with the roles that its route names; `readMail` is the address of a frame.
 */
export const GUARDED_CALLS = {
  resendBookingMail: ['support'],
  readMail: ['support'],
  resendMail: ['support'],
  decideRefund: ['finance'],
  decideCoupon: ['finance'],
  payTask: ['finance'],
  exportAccount: ['admin'],
  eraseAccount: ['admin'],
  staffRecords: ['dispatch'],
  mentions: ['support', 'finance'],
  listTasks: ['support', 'finance'],
  listEnquiries: ['support'],
  tripsWanting: ['dispatch'],
  listTranslations: ['translator'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

export type GuardedCall = keyof typeof GUARDED_CALLS

/** Returns true if a member with these roles may make a call: what makes it is shown to these alone. */
export function mayCall(roles: readonly StaffRole[], call: GuardedCall): boolean {
  return mayDo(roles, GUARDED_CALLS[call])
}

/** Returns true if a member with these roles may do this to many rows: for others there is nothing to choose. */
export function mayDoInBulk(roles: readonly StaffRole[], act: BulkActName): boolean {
  return mayDo(roles, BULK_NEEDS[act])
}
