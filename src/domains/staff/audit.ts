import type { AuditAction, AuditSubject } from './audit-names.contract.ts'

/** The acting staff member, and their network address. `bulkId`: the bulk action on their behalf. */
export type StaffActor = { staffId: string; address: string | null; bulkId?: string }

/**
 * The action, named by its domain (`publish_content`), and its subject. `before` and `after` hold the
 * changes, by ids and states rather than personal data.
 */
export type Audited = {
  action: AuditAction
  subject: { kind: AuditSubject; id: string }
  before: object | null
  after: object | null
}

/** Member names that may hold credentials or payment data. */
const SECRET =
  /password|token|secret|authorization|cookie|recovery|passkey|api_?key|card_?number|security_?code|cvc|iban/i

const HIDDEN = '[hidden]'

/** Returns a copy for the audit log, with the values of secret members hidden at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, nested]) => [
      name,
      SECRET.test(name) ? HIDDEN : withoutSecrets(nested),
    ]),
  )
}
