import type {
  Defaulted,
  SearchTextColumn,
  SearchKeysColumn,
  Instant,
  Json,
  NullableInstant,
  Optional,
} from '#platform/db/columns.ts'
import type { EnquiryKind, EnquiryState, SpamSignal } from './enquiry.contract.ts'

export type EnquiryTables = {
  enquiries: {
    id: string
    number: string
    kind: EnquiryKind
    state: EnquiryState
    /** Increases with every change by the staff; a change states the version it is based on. */
    version: Defaulted<number>
    lang_id: number
    /** Null with feedback of before it was mailed: the account has both. */
    name: Optional<string>
    /** Lower case. */
    email: Optional<string>
    found_by: SearchTextColumn
    found_keys: SearchKeysColumn
    user_id: Optional<string>
    message: string
    /** The form's other fields, by their names in its contract. */
    content: Json
    page: Optional<string>
    booking_id: Optional<string>
    /** Signs of a bot. */
    signs: Defaulted<SpamSignal[]>
    owner_id: Optional<string>
    owned_at: NullableInstant
    created_at: Instant
    /** When it entered its state. */
    changed_at: Instant
  }
  /** Enquiries of the kind `trip_price`; the request is in their `content`. */
  trip_price_requests: {
    enquiry_id: string
    time_zone: string
    pick_up_at: Instant
    company_id: Optional<string>
    /** All four are null until the desk has sent a price. */
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
  /** Number of submissions of each opened form. */
  form_uses: { token_hash: Buffer; uses: number; opened_at: Instant }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends EnquiryTables {}
}
