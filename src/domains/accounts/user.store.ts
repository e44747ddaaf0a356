import { sql, type RawBuilder } from 'kysely'
import { snakeKeys } from '#kernel/record-keys.ts'
import type { Db } from '#platform/db/database.ts'
import { userOf } from './user-row.ts'
import type { NewUser, Role, User } from './user.ts'

/** Details that users can change in their own account. */
export type ProfileChange = Partial<Pick<User, 'firstName' | 'lastName' | 'phone' | 'langId'>>

/** `newest` is null if only one account claims the address: it is `first`. */
export type AccountsAtAddress = { owner: User | null; first: User | null; newest: User | null }

export type UserStore = {
  find(id: string): Promise<User | null>
  /** Returns the account that verified the address, otherwise the one that claimed it last. */
  findByEmail(email: string): Promise<User | null>
  /** Returns the account that verified an address, and the first and last that claimed it unverified. */
  findAtAddress(email: string): Promise<AccountsAtAddress>
  /** Returns true if an account has verified the address. */
  isVerified(email: string): Promise<boolean>
  findReferrer(code: string): Promise<string | null>
  /** Locks an account until the transaction ends. False if it no longer exists. */
  hold(tx: Db, userId: string): Promise<boolean>
  /**
   * Locks a password against changes until the transaction ends. False if it has changed since. Taken before any other
   * lock, as a password change does.
   */
  holdPassword(tx: Db, userId: string, hash: string | null): Promise<boolean>
  insert(tx: Db, user: NewUser, now: Temporal.Instant): Promise<void>
  /**
   * Locks an address, and returns the account that verified it, otherwise an invited account of the staff or of a
   * partner that has not been used yet.
   */
  holdOwner(tx: Db, email: string): Promise<User | null>
  giveRole(tx: Db, userId: string, role: Exclude<Role, 'guest'>): Promise<void>
  /** Verifies the address. False if another account has verified it since. */
  markEmailVerified(tx: Db, userId: string, now: Temporal.Instant): Promise<boolean>
  /** Gives an account a verified address. False if another account has verified it, or this one was deleted. */
  changeEmail(tx: Db, userId: string, email: string, now: Temporal.Instant): Promise<boolean>
  update(tx: Db, userId: string, change: ProfileChange): Promise<void>
  /** Sets a password hash. False if the account is gone, or its password no longer matches `before`, if given. */
  setPassword(tx: Db, userId: string, hash: string, before?: string | null): Promise<boolean>
}

declare module '#platform/app.ts' {
  interface App {
    users: UserStore
  }
}

export function userStore(db: Db): UserStore {
  const accounts = () => db.selectFrom('users').selectAll().where('role', '!=', 'guest')

  async function findAtAddress(email: string): Promise<AccountsAtAddress> {
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
    const rows = await accounts()
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

  return {
    async find(id) {
      return userOf(await accounts().where('id', '=', id).executeTakeFirst())
    },

    findAtAddress,

    async findByEmail(email) {
      const { owner, first, newest } = await findAtAddress(email)
      return owner ?? newest ?? first
    },

    async isVerified(email) {
      const row = await accounts()
        .where('email', '=', email)
        .where('email_verified_at', 'is not', null)
        .executeTakeFirst()
      return row !== undefined
    },

    async findReferrer(code) {
      const row = await db
        .selectFrom('users')
        .select('id')
        .where('referral_code', '=', code)
        .executeTakeFirst()
      return row?.id ?? null
    },

    async hold(tx, userId) {
      const row = await tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where('erased_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      return row !== undefined
    },

    async holdPassword(tx, userId, hash) {
      const row = await tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where('password_hash', 'is not distinct from', hash)
        .where('erased_at', 'is', null)
        .forShare()
        .executeTakeFirst()
      return row !== undefined
    },

    async insert(tx, { id, phone, email, firstName, lastName, langId, passwordHash, ...referral }, now) {
      const { referralCode, referredBy } = referral
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
    },

    async holdOwner(tx, email) {
      await holdAddress(tx, sql<string>`${email}`)
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
    },

    async giveRole(tx, userId, role) {
      await tx.updateTable('users').set({ role }).where('id', '=', userId).execute()
    },

    async markEmailVerified(tx, userId, now) {
      await holdAddress(tx, sql<string>`(select email from users where id = ${userId})`)
      const { numUpdatedRows } = await tx
        .updateTable('users as mine')
        .set({ email_verified_at: sql`coalesce(mine.email_verified_at, ${now})` })
        .where('mine.id', '=', userId)
        .where(isUnclaimed(sql.ref('mine.email')))
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async changeEmail(tx, userId, email, now) {
      await holdAddress(tx, sql<string>`${email}`)
      const { numUpdatedRows } = await tx
        .updateTable('users as mine')
        .set({ email, email_verified_at: now })
        .where('mine.id', '=', userId)
        .where('mine.erased_at', 'is', null)
        .where(isUnclaimed(sql.val(email)))
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async update(tx, userId, { firstName, lastName, phone, langId }) {
      await tx
        .updateTable('users')
        .set({ ...snakeKeys({ firstName, lastName, langId }), phone: phone && JSON.stringify(phone) })
        .where('id', '=', userId)
        .where('erased_at', 'is', null)
        .execute()
    },

    async setPassword(tx, userId, hash, before) {
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
    },
  }
}

/** Locks an address. Of two accounts that verify it concurrently, the second waits here and then finds the first. */
async function holdAddress(tx: Db, email: RawBuilder<string>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(tx)
}

/** SQL condition: no account but `mine` has verified an address. */
function isUnclaimed(email: RawBuilder<unknown>) {
  return sql<boolean>`not exists (
    select from users as other
    where other.email = ${email} and other.id <> mine.id and other.email_verified_at is not null)`
}
