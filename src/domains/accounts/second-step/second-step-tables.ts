import type { ColumnType } from 'kysely'
import type { Instant, NullableInstant } from '#platform/db/columns.ts'

/** Tables of the second step at sign-in. */
export type SecondStepTables = {
  one_time_code_secrets: {
    user_id: string
    /** The secret, encrypted for this user. */
    sealed: Buffer
    created_at: Instant
    confirmed_at: NullableInstant
    /** The time step (RFC 6238) of the last code that was accepted. */
    last_step: ColumnType<number | null, number | null | undefined, number | null>
  }
  recovery_codes: { user_id: string; hash: Buffer }
  passkeys: {
    id: string
    user_id: string
    credential_id: string
    public_key: Buffer
    counter: number
    transports: ColumnType<string[], string, never>
    name: string
    created_at: Instant
    last_used_at: NullableInstant
  }
  sign_in_challenges: {
    hash: Buffer
    purpose: 'second_step' | 'passkey_sign_in' | 'new_passkey'
    user_id: string | null
    passkey_challenge: string | null
    remember: boolean
    tries: ColumnType<number, number | undefined, number>
    expires_at: Instant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends SecondStepTables {}
}
