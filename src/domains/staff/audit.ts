/** Who of the staff does something, and from which network address. */
export type StaffActor = { staffId: string; address: string | null }

/** What was done to what. `before` and `after` hold what changed, by ids and states rather than by people's data. */
export type Audited = {
  action: 'own_task'
  subject: { kind: 'staff_task'; id: string }
  before: object | null
  after: object | null
}

/** Members that may hold something to sign in or pay with. */
const SECRET =
  /password|token|secret|authorization|cookie|recovery|passkey|api_?key|card_?number|security_?code|cvc|iban/i

const HIDDEN = '[hidden]'

/** A copy of what is to be written down, at any depth without what secrets are kept under. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, SECRET.test(name) ? HIDDEN : withoutSecrets(held)]),
  )
}
