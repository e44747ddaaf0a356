import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignInAddress } from './sign-in-address.ts'

/** A person who books trips, as they are let in. */
export type TripPerson = { id: string; passwordHash: string | null }

export type TripPersonStore = {
  find(handle: Db, address: SignInAddress): Promise<TripPerson | null>
  /** Adds the person of an address; does nothing where it has one. */
  add(tx: Db, person: { address: SignInAddress; name: string; langId: LangId; now: Date }): Promise<void>
  /** Names a person who has no name yet. */
  nameNameless(tx: Db, personId: string, name: string): Promise<void>
  change(
    tx: Db,
    personId: string,
    change: { name?: string; pic?: string | null; lang_id?: LangId },
  ): Promise<void>
}

export const tripPersonStore: TripPersonStore = {
  async find(handle, { kind, to }) {
    const row = await handle
      .selectFrom('trip_people')
      .select(['id', 'password_hash'])
      .where(kind, '=', to)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    return row ? { id: row.id, passwordHash: row.password_hash } : null
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
}
