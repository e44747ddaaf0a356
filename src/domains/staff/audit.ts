import type { EnquiryAct } from '#domains/enquiries/enquiry.contract.ts'
import type { TripAct } from '#domains/trips/journey/trip.contract.ts'
import type { StaffRecord } from '#domains/trips/records/record-fields.contract.ts'

/** The acting staff member, and their network address. */
export type StaffActor = { staffId: string; address: string | null }

/** The action and its subject. `before` and `after` hold the changes, by ids and states rather than personal data. */
export type Audited = {
  action:
    | 'own_task'
    | 'release_task'
    | 'close_task'
    | 'invite_staff'
    | 'change_staff_roles'
    | 'suspend_staff'
    | 'restore_staff'
    | `${EnquiryAct}_enquiry`
    | `${TripAct}_trip`
    | 'book_trip'
    | 'export_newsletter'
    | 'save_content'
    | 'publish_content'
    | 'go_back_content'
    | 'show_testimonial'
    | 'refuse_testimonial'
    | 'create_trip_record'
    | 'change_trip_record'
    | 'change_company_person'
    | 'publish_rate_card'
    | 'create_shuttle'
    | 'change_shuttle'
    | 'hide_shuttle'
    | 'show_shuttle'
    | 'cancel_departure'
    | 'top_up_wallet'
    | 'pay_out_wallet'
    | 'set_credit_limit'
    | 'ask_transfer'
    | 'refuse_transfer'
    | 'create_trip_key'
    | 'revoke_trip_key'
    | 'put_translation'
    | 'dismiss_translation'
  subject: {
    kind:
      | 'translation'
      | 'staff_task'
      | 'staff_member'
      | 'enquiry'
      | 'newsletter'
      | 'content_page'
      | 'rating'
      | 'rate_card'
      | 'shuttle_route'
      | 'shuttle_departure'
      | 'wallet'
      | 'trip'
      | StaffRecord
      | 'company_person'
      | 'trip_key'
    id: string
  }
  before: object | null
  after: object | null
}

/** Member names that may hold credentials or payment data. */
const SECRET =
  /password|token|secret|authorization|cookie|recovery|passkey|api_?key|card_?number|security_?code|cvc|iban/i

const HIDDEN = '[hidden]'

/** A copy for the audit log, with the values of secret members hidden at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, SECRET.test(name) ? HIDDEN : withoutSecrets(held)]),
  )
}
