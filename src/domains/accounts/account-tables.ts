import type { ColumnType } from 'kysely'
import type {
  Defaulted,
  SearchTextColumn,
  SearchKeysColumn,
  Instant,
  Optional,
} from '#platform/db/columns.ts'

/** Account tables. A guest is a user with only a role and a language. */
export type AccountTables = {
  users: {
    id: string
    role: string
    lang_id: number
    created_at: Instant
    first_name: Optional<string>
    last_name: Optional<string>
    /** In lower case. */
    email: Optional<string>
    email_verified_at: Optional<Temporal.Instant>
    phone: ColumnType<Phone | null, string | null | undefined, string | null>
    found_by: SearchTextColumn
    found_keys: SearchKeysColumn
    password_hash: Optional<string>
    referral_code: Optional<string>
    referred_by: Optional<string>
    /** The name of the profile picture. */
    avatar: Optional<string>
    /** Time at which the owner deleted the account. */
    erased_at: Optional<Temporal.Instant>
    /** Time, reason and staff member of a block. Null if not blocked. */
    blocked_at: Optional<Temporal.Instant>
    blocked_reason: Optional<string>
    blocked_by: Optional<string>
  }
  tokens: {
    hash: Buffer
    id: ColumnType<string, string | undefined, never>
    user_id: string
    created_at: Instant
    expires_at: Instant
    device: Optional<string>
    address: Optional<string>
    /** Time at which its bearer passed a second step, at sign-in or by setting one up. */
    second_step_at: Optional<Temporal.Instant>
  }
  mailed_links: {
    hash: Buffer
    user_id: string
    purpose: 'verify_email' | 'reset_password' | 'change_email' | 'sign_in'
    /** The new address, for a link that changes it. */
    email: Optional<string>
    /** The token of the browser that requested a sign-in link. */
    asked_by: Optional<Buffer>
    created_at: Instant
    expires_at: Instant
    used_at: Optional<Temporal.Instant>
  }
  sign_in_requests: {
    id: string
    email: string
    lang_id: number
    callback_url: string
    asked_by: Buffer | null
    known_browser: Defaulted<boolean>
    created_at: Instant
  }
  sign_in_failures: { key: Buffer; free: number; count: number; not_before: Instant; last_at: Instant }
  identities: { provider: string; subject: string; user_id: string; created_at: Instant }
  dropped_pictures: { name: string; remove_after: Instant }
  stored_files: { name: string; bytes: Buffer }
  feedback: {
    id: string
    user_id: string
    lang_id: number
    topic: string
    score: number
    message: string
    created_at: Instant
  }
  verify_requests: { id: string; user_id: string }
  /** Used by previous releases; a later one drops it. */
  mailed_addresses: { id: string; address: Buffer; about: string; at: Instant }
  reset_requests: {
    id: string
    email: string
    lang_id: number
    known_browser: Defaulted<boolean>
    created_at: Instant
  }
  security_events: {
    id: string
    user_id: string | null
    kind: string
    at: Instant
    address: string | null
    device: string | null
    detail: ColumnType<object | null, string | null, string | null>
  }
}

type Phone = { countryCode: string; phone: string }

declare module '#platform/db/tables.ts' {
  interface Tables extends AccountTables {}
}
