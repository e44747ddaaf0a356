import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from './database.ts'

/** Whom a reservation that is not paid is counted for, and how much they may hold at a time. */
export type Holder = {
  name: string
  most: number
  seats?: number
  /** They are in one place at a time: nothing else of theirs may overlap. */
  once?: boolean
}

export type Held = { subjectId: string; seats: number; from: Date; to: Date; holders: readonly Holder[] }

/** `name`: the holder who holds too much. */
export type HoldRefused = { code: 'too_many' | 'overlapping'; name: string }

export type UnpaidHolds = ReturnType<typeof unpaidHolds>

/** Reservations that are not paid, as rows that all processes share; `hash`: keyed, names may be personal. */
export function unpaidHolds(hash: (name: string) => Buffer) {
  return {
    /** Gives a reservation another period without asking, such as the one it had before; none that is paid has any. */
    async move(tx: Db, { subjectId, from, to }: Pick<Held, 'subjectId' | 'from' | 'to'>): Promise<void> {
      await tx
        .updateTable('unpaid_holds')
        .set({ starts_at: from, ends_at: to })
        .where('subject_id', '=', subjectId)
        .execute()
    },

    /**
     * Counts a reservation for each of its holders, in the caller's transaction, or says whose limit it is beyond.
     * `isOpen`: SQL condition on the row `h`, whether what it is about still holds something and is not paid.
     */
    async take(
      tx: Db,
      { subjectId, seats, from, to, holders }: Held,
      isOpen: RawBuilder<SqlBool>,
    ): Promise<HoldRefused | null> {
      const keyed = holders
        .map((holder) => ({ ...holder, key: hash(holder.name) }))
        .toSorted((one, other) => one.key.compare(other.key))
      // One after another and in one order, so that two of a holder see each other and never wait for each other.
      for (const { key } of keyed)
        await sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid ${key.toString('hex')}`}, 0))`.execute(
          tx,
        )
      for (const { key, name, most, seats: mostSeats = Infinity, once = false } of keyed) {
        const held = await tx
          .selectFrom('unpaid_holds as h')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .select(({ fn }) => fn.coalesce(fn.sum<number>('h.seats'), sql<number>`0`).as('seats'))
          .select(
            sql<number>`count(*) filter (where h.starts_at < ${to} and h.ends_at > ${from})`.as(
              'overlapping',
            ),
          )
          .where('h.key', '=', key)
          .where('h.subject_id', '!=', subjectId)
          .where(isOpen)
          .executeTakeFirstOrThrow()
        if (once && held.overlapping > 0) return { code: 'overlapping', name }
        if (held.count >= most || held.seats + seats > mostSeats) return { code: 'too_many', name }
      }
      for (const { key } of keyed)
        await tx
          .insertInto('unpaid_holds')
          .values({ key, subject_id: subjectId, seats, starts_at: from, ends_at: to })
          .onConflict((same) =>
            same.columns(['key', 'subject_id']).doUpdateSet({ seats, starts_at: from, ends_at: to }),
          )
          .execute()
      return null
    },
  }
}
