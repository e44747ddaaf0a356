import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignInAddress } from './otp/sign-in-address.ts'

/** A trips user, with the data for signing in. */
export type TripPerson = { id: string; passwordHash: string | null }

/** A person with name and addresses. */
export type PersonWithName = {
  firstName: string
  lastName: string
  email: string
  passwordHash: string | null
  addresses: SignInAddress[]
}

export async function findPerson(db: Db, address: SignInAddress): Promise<TripPerson | null> {
  const row = await selectPersonAt(db, address).executeTakeFirst()
  return row ? { id: row.id, passwordHash: row.password_hash } : null
}

/** Finds a person, and protects them from erasure until the transaction ends. */
export async function lockPerson(tx: Db, address: SignInAddress): Promise<TripPerson | null> {
  const row = await selectPersonAt(tx, address).forKeyShare().executeTakeFirst()
  return row ? { id: row.id, passwordHash: row.password_hash } : null
}

/** Returns a person's name and addresses. Null if the person has been erased. */
export async function findPersonWithName(db: Db, personId: string): Promise<PersonWithName | null> {
  const row = await db
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
}

/** Adds the person of an address. Does nothing if it already has one. */
export async function addPerson(
  tx: Db,
  {
    address,
    name,
    langId,
    now,
  }: { address: SignInAddress; name: string; langId: LangId; now: Temporal.Instant },
): Promise<void> {
  await tx
    .insertInto('trip_people')
    .values({ id: newId(), name, [address.kind]: address.to, lang_id: langId, created_at: now })
    .onConflict((same) => same.column(address.kind).doNothing())
    .execute()
}

/** Sets the name of a person who has none. */
export async function setMissingName(tx: Db, personId: string, name: string): Promise<void> {
  await tx
    .updateTable('trip_people')
    .set({ name })
    .where('id', '=', personId)
    .where('name', '=', '')
    .execute()
}

export async function updatePerson(
  tx: Db,
  personId: string,
  change: { name?: string; pic?: string | null; lang_id?: LangId },
): Promise<void> {
  await tx
    .updateTable('trip_people')
    .set(change)
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .execute()
}

/** Sets a password hash. False if the stored hash is not `before`. `before` undefined: accepts any. */
export async function setPersonPassword(
  tx: Db,
  personId: string,
  { hash, before }: { hash: string; before: string | null | undefined },
): Promise<boolean> {
  const changed = tx
    .updateTable('trip_people')
    .set({ password_hash: hash })
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
  const { numUpdatedRows } = await (
    before === undefined ? changed : changed.where('password_hash', 'is not distinct from', before)
  ).executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

function selectPersonAt(db: Db, { kind, to }: SignInAddress) {
  return db
    .selectFrom('trip_people')
    .select(['id', 'password_hash'])
    .where(kind, '=', to)
    .where('erased_at', 'is', null)
}
