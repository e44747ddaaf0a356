import { mayDo, type StaffRole } from './staff-role.contract.ts'

/**
 * Which roles see a field of a reply to the staff, by its name or, where that says too little, with the field it is in before
 * it; a list's items are in the list's field. What is not here is for everybody whom a route admits. Administrators see all.
 */
export const FIELD_ROLES = {
  // Our margin, and what suppliers get.
  margin: ['finance', 'suppliers'],
  margin_percent: ['finance', 'suppliers'],
  supplier_total: ['finance', 'suppliers'],
  to_supplier: ['finance', 'suppliers'],
  postings: ['finance'],
  // What partners earn, and where it is paid to.
  'partner.percent': ['finance', 'partners'],
  share_percent: ['finance', 'partners'],
  min_percent: ['finance', 'partners'],
  max_percent: ['finance', 'partners'],
  usual_percent: ['finance', 'partners'],
  trip_percent: ['finance', 'partners'],
  'payouts.account': ['finance'],
  // Of companies, owners of cars, and drivers.
  tax_id: ['finance', 'dispatch'],
  company_tax_id: ['finance', 'dispatch'],
  licence_number: ['dispatch'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

/** The fields that somebody with these roles does not see. */
export function hiddenFields(roles: readonly StaffRole[]): ReadonlySet<string> {
  const hidden = Object.entries(FIELD_ROLES).filter(([, needed]) => !mayDo(roles, needed))
  return new Set(hidden.map(([field]) => field))
}

/** A reply without these fields. */
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
