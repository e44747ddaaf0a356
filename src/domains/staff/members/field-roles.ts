import { mayDo, type StaffRole } from './staff-role.contract.ts'

/**
 * Roles that see a field of a staff reply. A key is the field's name, with its parent's name if ambiguous;
 * items of a list are in the list's field. Any other field is visible to all whom its route admits.
 * Administrators see all fields.
 */
export const FIELD_ROLES = {
  // Our margin, and amounts paid to suppliers.
  margin: ['finance', 'suppliers'],
  margin_percent: ['finance', 'suppliers'],
  supplier_total: ['finance', 'suppliers'],
  to_supplier: ['finance', 'suppliers'],
  postings: ['finance'],
  // Earnings of partners, and their payout accounts.
  'partner.percent': ['finance', 'partners'],
  share_percent: ['finance', 'partners'],
  min_percent: ['finance', 'partners'],
  max_percent: ['finance', 'partners'],
  usual_percent: ['finance', 'partners'],
  trip_percent: ['finance', 'partners'],
  'payouts.account': ['finance'],
  // Companies, car owners and drivers.
  tax_id: ['finance', 'dispatch'],
  company_tax_id: ['finance', 'dispatch'],
  licence_number: ['dispatch'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

/** Returns the fields hidden from a member with these roles. */
export function hiddenFields(roles: readonly StaffRole[]): ReadonlySet<string> {
  const hidden = Object.entries(FIELD_ROLES).filter(([, needed]) => !mayDo(roles, needed))
  return new Set(hidden.map(([field]) => field))
}

/** Returns a reply without these fields. */
export function withoutFields(reply: unknown, hidden: ReadonlySet<string>, within = ''): unknown {
  if (typeof reply !== 'object' || reply === null) return reply
  if (Array.isArray(reply)) return reply.map((item) => withoutFields(item, hidden, within))
  return Object.fromEntries(
    Object.entries(reply).flatMap(([name, value]) =>
      value !== null && (hidden.has(name) || hidden.has(`${within}.${name}`))
        ? []
        : [[name, withoutFields(value, hidden, name)]],
    ),
  )
}
