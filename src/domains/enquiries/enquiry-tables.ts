import type {
  Defaulted,
  FoundBy,
  FoundKeys,
  Instant,
  Json,
  NullableInstant,
  Optional,
} from '#platform/db/columns.ts'
import type { EnquiryKind, EnquiryState, RobotSign } from './enquiry.contract.ts'

/** Enquiry tables. */
export type EnquiryTables = {
  enquiries: {
    id: string
    number: string
    kind: EnquiryKind
    state: EnquiryState
    /** Grows with every change by the staff, who send the one they have seen. */
    version: Defaulted<number>
    lang_id: number
    /** Null with feedback of before it was mailed: the account has both. */
    name: Optional<string>
    /** In lower case. */
    email: Optional<string>
    found_by: FoundBy
    found_keys: FoundKeys
    user_id: Optional<string>
    message: string
    /** What else was filled in, by the names of the form's contract. */
    content: Json
    page: Optional<string>
    booking_id: Optional<string>
    /** Why it looks like a robot's. */
    signs: Defaulted<RobotSign[]>
    owner_id: Optional<string>
    owned_at: NullableInstant
    created_at: Instant
    /** When it came into its state. */
    changed_at: Instant
  }
  /** Of enquiries of the kind `trip_price`; the request is in their `content`. */
  trip_price_requests: {
    enquiry_id: string
    time_zone: string
    pick_up_at: Instant
    company_id: Optional<string>
    /** All four null until the desk has sent a price. */
    offer_quote_id: Optional<string>
    offer_total: Optional<number>
    offer_currency: Optional<string>
    offer_expires_at: NullableInstant
  }
  enquiry_replies: {
    id: string
    enquiry_id: string
    author: 'staff' | 'sender'
    staff_id: Optional<string>
    message: string
    created_at: Instant
  }
  /** How often each form that was opened has been sent. */
  form_uses: { token_hash: Buffer; uses: number; opened_at: Instant }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends EnquiryTables {}
}
