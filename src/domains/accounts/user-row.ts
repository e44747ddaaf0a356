import type { Selectable } from 'kysely'
import type { LangId } from '#kernel/locale.ts'
import type { AccountTables } from './account-tables.ts'
import type { Role, User } from './user.ts'

/** Returns the user in a row. Null for a guest, and for the remains of a deleted account. */
export function userOf(row: Selectable<AccountTables['users']> | undefined): User | null {
  if (!row || row.email === null || row.referral_code === null) return null
  return {
    id: row.id,
    role: row.role as Role,
    langId: row.lang_id as LangId,
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    phone: row.phone,
    passwordHash: row.password_hash,
    referralCode: row.referral_code,
    avatar: row.avatar,
    blocked: row.blocked_at !== null,
    createdAt: row.created_at,
  }
}
