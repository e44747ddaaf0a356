import { BULK_NEEDS, type BulkActName } from '#domains/staff/bulk/bulk-acts.contract.ts'
import { mayDo, type StaffRole } from '#domains/staff/members/staff-role.contract.ts'

/**
 * Roles of the calls that not every reader of their page may make, by the endpoint's name in the `*.api.ts` files. They
 * equal the roles of the route. `readMail` is the URL of a frame.
 */
export const GUARDED_CALLS = {
  resendBookingMail: ['support'],
  readMail: ['support'],
  resendMail: ['support'],
  decideRefund: ['finance'],
  decideCoupon: ['finance'],
  invoiceFile: ['finance'],
  listEarnings: ['partners'],
  payTask: ['finance'],
  exportAccount: ['admin'],
  eraseAccount: ['admin'],
  staffRecords: ['dispatch'],
  listMentions: ['support', 'finance'],
  listTasks: ['support', 'finance'],
  listEnquiries: ['support'],
  tripsWanting: ['dispatch'],
  listTranslations: ['translator'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

export type GuardedCall = keyof typeof GUARDED_CALLS

/** Returns true if a member with these roles may make a call. Others do not see the control. */
export function mayCall(roles: readonly StaffRole[], call: GuardedCall): boolean {
  return mayDo(roles, GUARDED_CALLS[call])
}

/** Returns true if a member with these roles may run a bulk action. Others cannot select rows for it. */
export function mayDoInBulk(roles: readonly StaffRole[], action: BulkActName): boolean {
  return mayDo(roles, BULK_NEEDS[action])
}
