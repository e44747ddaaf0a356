import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignInAddress } from './otp/sign-in-address.ts'

/** A trips user, with the data for signing in. */
export type TripPerson = { id: string; passwordHash: string | null }

/** A person with name and addresses. */
export type NamedPerson = {
  firstName: string
  lastName: string
  email: string
  passwordHash: string | null
  addresses: SignInAddress[]
}

export type TripPersonStore = {
  find(handle: Db, address: SignInAddress): Promise<TripPerson | null>
  /** Like `find`, and protects the person from erasure until the transaction ends. */
  hold(tx: Db, address: SignInAddress): Promise<TripPerson | null>
  named(handle: Db, personId: string): Promise<NamedPerson | null>
  /** Adds the person of an address. Does nothing if it already has one. */
  add(
    tx: Db,
    person: { address: SignInAddress; name: string; langId: LangId; now: Temporal.Instant },
  ): Promise<void>
  /** Sets the name of a person who has none. */
  nameNameless(tx: Db, personId: string, name: string): Promise<void>
  change(
    tx: Db,
    personId: string,
    change: { name?: string; pic?: string | null; lang_id?: LangId },
  ): Promise<void>
  /** False if the hash is not `before`. `before` undefined: accepts any. */
  setPassword(
    tx: Db,
    personId: string,
    set: { hash: string; before: string | null | undefined },
  ): Promise<boolean>
}

export const tripPersonStore: TripPersonStore = {
  async find(handle, address) {
    const row = await personAt(handle, address).executeTakeFirst()
    return row ? { id: row.id, passwordHash: row.password_hash } : null
  },

  async hold(tx, address) {
    const row = await personAt(tx, address).forKeyShare().executeTakeFirst()
    return row ? { id: row.id, passwordHash: row.password_hash } : null
  },

  async named(handle, personId) {
    const row = await handle
      .selectFrom('trip_people')
      .select(['name', 'email', 'mobile', 'password_hash'])
      .where('id', '=', personId)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (!row) return null
    const [firstName = '', ...rest] = row.name.split(' ')
    const { email, mobile } = row
    return {
      firstName,
      lastName: rest.join(' '),
      email: email ?? '',
      passwordHash: row.password_hash,
      addresses: [
        ...(email === null ? [] : [{ kind: 'email' as const, to: email }]),
        ...(mobile === null ? [] : [{ kind: 'mobile' as const, to: mobile }]),
      ],
    }
  },

  async add(tx, { address, name, langId, now }) {
    await tx
      .insertInto('trip_people')
      .values({ id: newId(), name, [address.kind]: address.to, lang_id: langId, created_at: now })
      .onConflict((same) => same.column(address.kind).doNothing())
      .execute()
  },

  async nameNameless(tx, personId, name) {
    await tx
      .updateTable('trip_people')
      .set({ name })
      .where('id', '=', personId)
      .where('name', '=', '')
      .execute()
  },

  async change(tx, personId, change) {
    await tx
      .updateTable('trip_people')
      .set(change)
      .where('id', '=', personId)
      .where('erased_at', 'is', null)
      .execute()
  },

  async setPassword(tx, personId, { hash, before }) {
    const changed = tx
      .updateTable('trip_people')
      .set({ password_hash: hash })
      .where('id', '=', personId)
      .where('erased_at', 'is', null)
    const { numUpdatedRows } = await (
      before === undefined ? changed : changed.where('password_hash', 'is not distinct from', before)
    ).executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
}

function personAt(handle: Db, { kind, to }: SignInAddress) {
  return handle
    .selectFrom('trip_people')
    .select(['id', 'password_hash'])
    .where(kind, '=', to)
    .where('erased_at', 'is', null)
}
