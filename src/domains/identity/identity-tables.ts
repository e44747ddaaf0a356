import type {
  Defaulted,
  SearchTextColumn,
  SearchKeysColumn,
  Instant,
  NullableInstant,
  NullableJson,
  Optional,
} from '#platform/db/columns.ts'

/** Trips users, their sign-ins, and the keys of embedding pages. */
export type IdentityTables = {
  /** Publishable keys of sites that embed our tabs. */
  api_keys: {
    id: string
    key: string
    name: string
    /** Host names whose pages may use it. `*.` matches all subdomains. */
    domains: string[]
    /** Values of `baseUrl` that the widget may be given. */
    base_urls: Defaulted<string[]>
    per_minute: number
    /** If set, only this company's people can use the key. */
    company_id: Optional<string>
    /** If set, it is this partner's widget key. */
    partner_id: Optional<string>
    created_at: Instant
    revoked_at: NullableInstant
  }
  trip_people: {
    id: string
    name: string
    /** In lower case. */
    email: Optional<string>
    /** E.164. */
    mobile: Optional<string>
    found_by: SearchTextColumn
    found_keys: SearchKeysColumn
    password_hash: Optional<string>
    lang_id: Defaulted<number>
    pic: Optional<string>
    created_at: Instant
    erased_at: NullableInstant
  }
  /** A person as a retail traveller (no company, no owner), one of a company's people, or an owner's. */
  trip_profiles: {
    id: string
    person_id: string
    company_id: Optional<string>
    owner_id: Optional<string>
    /** The supervisor, a profile of the same company, who books and approves for this one. */
    supervisor_id: Optional<string>
    is_supervisor: Defaulted<boolean>
    is_admin: Defaulted<boolean>
    cost_centre: Optional<string>
    hidden_at: NullableInstant
    created_at: Instant
    /** Erased permanently: hidden, and never shown again. */
    erased_at: NullableInstant
  }
  /** A sign-in of a person; its tokens are one family. */
  trip_sessions: {
    id: string
    person_id: string
    /** The current profile, which its owner can switch. */
    profile_id: string
    created_at: Instant
    /** Expiry of its newest refresh token. */
    expires_at: Instant
    ended_at: NullableInstant
  }
  trip_tokens: {
    hash: Buffer
    session_id: string
    kind: 'bearer' | 'refresh'
    expires_at: Instant
    used_at: NullableInstant
  }
  /** One-time codes. `address` is a mobile number (E.164) or an email address in lower case. */
  trip_otps: {
    id: string
    address: string
    code_hash: Buffer
    tries: Defaulted<number>
    expires_at: Instant
    used_at: NullableInstant
  }
  /** Used by previous releases; a later one drops it. */
  trip_otp_counts: { key: Buffer; count: number; ends_at: Instant }
  /** Append-only. */
  trip_audit: {
    id: string
    at: Instant
    profile_id: string
    action: string
    subject: string
    subject_id: string
    before: NullableJson
    after: NullableJson
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends IdentityTables {}
}
