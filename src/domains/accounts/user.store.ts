import { type RawBuilder, type Selectable, sql } from 'kysely'
import { snakeKeys } from '#kernel/record-keys.ts'
import type { Db } from '#platform/db/database.ts'
import type { NewUser, Role, User } from './user.ts'
import type { LangId } from '#kernel/locale.ts'
import type { AccountTables } from './account-tables.ts'

/** Details that users can change in their own account. */
export type ProfileChange = Partial<Pick<User, 'firstName' | 'lastName' | 'phone' | 'langId'>>

/** `newest` is null if only one account claims the address: it is `first`. */
export type AccountsAtAddress = { owner: User | null; first: User | null; newest: User | null }

export async function findUser(db: Db, id: string): Promise<User | null> {
  return userOf(await selectAccounts(db).where('id', '=', id).executeTakeFirst())
}

/** Returns the account that verified an address, and the first and last that claimed it unverified. */
export async function findUsersAtAddress(db: Db, email: string): Promise<AccountsAtAddress> {
  const claim = (order: 'asc' | 'desc') =>
    db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('email_verified_at', 'is', null)
      .where('role', '!=', 'guest')
      .orderBy('created_at', order)
      .orderBy('id', order)
      .limit(1)
  const rows = await selectAccounts(db)
    .where('email', '=', email)
    .where(({ eb, or }) =>
      or([
        eb('email_verified_at', 'is not', null),
        eb('id', '=', claim('asc')),
        eb('id', '=', claim('desc')),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const [first, newest] = rows.filter((row) => row.email_verified_at === null)
  const owner = rows.find((row) => row.email_verified_at !== null)
  return { owner: userOf(owner), first: userOf(first), newest: userOf(newest) }
}

/** Returns the account that verified the address, otherwise the one that claimed it last. */
export async function findUserByEmail(db: Db, email: string): Promise<User | null> {
  const { owner, first, newest } = await findUsersAtAddress(db, email)
  return owner ?? newest ?? first
}

/** Returns true if an account has verified the address. */
export async function isAddressVerified(db: Db, email: string): Promise<boolean> {
  const row = await selectAccounts(db)
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the id of the user with this referral code. */
export async function findByReferralCode(db: Db, code: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('id').where('referral_code', '=', code).executeTakeFirst()
  return row?.id ?? null
}

/** Locks an account until the transaction ends. False if it no longer exists. */
export async function lockUser(tx: Db, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Locks a password against changes until the transaction ends. False if it has changed since. Taken before any other
 * lock, as a password change does.
 */
export async function lockPassword(tx: Db, userId: string, hash: string | null): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', 'is not distinct from', hash)
    .where('erased_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function insertUser(
  tx: Db,
  { id, phone, email, firstName, lastName, langId, passwordHash, referralCode, referredBy }: NewUser,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      id,
      role: 'traveller',
      email,
      phone: phone && JSON.stringify(phone),
      ...snakeKeys({ firstName, lastName, langId, passwordHash, referralCode, referredBy }),
      created_at: now,
    })
    .execute()
}

/**
 * Locks an address, and returns the account that verified it, otherwise an invited account of the staff or of a partner
 * that has not been used yet.
 */
export async function lockAddressOwner(tx: Db, email: string): Promise<User | null> {
  await lockAddress(tx, sql<string>`${email}`)
  const row = await tx
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where(({ eb, or }) =>
      or([eb('email_verified_at', 'is not', null), eb('role', 'in', ['staff', 'partner'])]),
    )
    .where('erased_at', 'is', null)
    .orderBy('email_verified_at', (order) => order.asc().nullsLast())
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return userOf(row)
}

export async function setRole(tx: Db, userId: string, role: Exclude<Role, 'guest'>): Promise<void> {
  await tx.updateTable('users').set({ role }).where('id', '=', userId).execute()
}

/** Verifies the address. False if another account has verified it since. */
export async function markEmailVerified(tx: Db, userId: string, now: Temporal.Instant): Promise<boolean> {
  await lockAddress(tx, sql<string>`(select email from users where id = ${userId})`)
  const { numUpdatedRows } = await tx
    .updateTable('users as mine')
    .set({ email_verified_at: sql`coalesce(mine.email_verified_at, ${now})` })
    .where('mine.id', '=', userId)
    .where(isUnclaimed(sql.ref('mine.email')))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives an account a verified address. False if another account has verified it, or this one was deleted. */
export async function setEmail(
  tx: Db,
  userId: string,
  email: string,
  now: Temporal.Instant,
): Promise<boolean> {
  await lockAddress(tx, sql<string>`${email}`)
  const { numUpdatedRows } = await tx
    .updateTable('users as mine')
    .set({ email, email_verified_at: now })
    .where('mine.id', '=', userId)
    .where('mine.erased_at', 'is', null)
    .where(isUnclaimed(sql.val(email)))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function updateUser(
  tx: Db,
  userId: string,
  { firstName, lastName, phone, langId }: ProfileChange,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...snakeKeys({ firstName, lastName, langId }), phone: phone && JSON.stringify(phone) })
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .execute()
}

/** Sets a password hash. False if the account is gone, or its password no longer matches `before`, if given. */
export async function setPasswordHash(
  tx: Db,
  userId: string,
  hash: string,
  before?: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .$if(before !== undefined, (update) =>
      update.where('password_hash', 'is not distinct from', before ?? null),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Selects users that are no guests. */
function selectAccounts(db: Db) {
  return db.selectFrom('users').selectAll().where('role', '!=', 'guest')
}

/** Locks an address. Of two accounts that verify it concurrently, the second waits here and then finds the first. */
async function lockAddress(tx: Db, email: RawBuilder<string>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(tx)
}

/** SQL condition: no account but `mine` has verified an address. */
function isUnclaimed(email: RawBuilder<unknown>) {
  return sql<boolean>`not exists (
    select from users as other
    where other.email = ${email} and other.id <> mine.id and other.email_verified_at is not null)`
}

/** Returns the user in a row. Null for a guest, and for the remains of a deleted account. */
function userOf(row: Selectable<AccountTables['users']> | undefined): User | null {
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
