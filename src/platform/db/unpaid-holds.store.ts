import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from './database.ts'

/** A party that an unpaid reservation is counted for, with its limits. */
export type Holder = {
  name: string
  most: number
  seats?: number
  /** If true, their reservations must not overlap, because they can only be in one place. */
  once?: boolean
}

export type UnpaidHold<One extends Holder = Holder> = {
  subjectId: string
  /** A pending change of the reservation. Until it is decided, both versions are counted. */
  changeId?: string | undefined
  seats: number
  from: Temporal.Instant
  to: Temporal.Instant
  holders: readonly One[]
}

/** `holder`: the party that exceeds its limit. */
export type HoldRefused<One extends Holder = Holder> = { code: 'too_many' | 'overlapping'; holder: One }

type Change = { subjectId: string; changeId: string }

/** Unpaid reservations as rows that all processes share. `hash`: keyed, because names may be personal. */
export function unpaidHolds(hash: (name: string) => Buffer) {
  return {
    /**
     * Counts a reservation for each of its holders, in the caller's transaction, or returns the holder that
     * exceeds its limit. `isOpen`: SQL condition on `h.subject_id`: that reservation still holds something
     * and is unpaid.
     */
    async take<One extends Holder>(
      tx: Db,
      { subjectId, changeId, seats, from, to, holders }: UnpaidHold<One>,
      isOpen: RawBuilder<SqlBool>,
    ): Promise<HoldRefused<One> | null> {
      const keyed = holders
        .map((holder) => ({ holder, key: hash(holder.name) }))
        .toSorted((one, other) => one.key.compare(other.key))
      // In a fixed order, so that two reservations of a holder see each other and never deadlock.
      for (const { key } of keyed)
        await sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid ${key.toString('hex')}`}, 0))`.execute(
          tx,
        )
      for (const { key, holder } of keyed) {
        const { most, seats: maxSeats = Infinity, once = false } = holder
        const existing = await countHolds(tx, key, { subjectId, from, to }, isOpen)
        if (once && existing.overlapping > 0) return { code: 'overlapping', holder }
        if (existing.count >= most || existing.seats + seats > maxSeats) return { code: 'too_many', holder }
      }
      const period = { seats, starts_at: from, ends_at: to }
      const subject = changeId ? { subject_id: changeId, changes: subjectId } : { subject_id: subjectId }
      for (const { key } of keyed)
        await tx
          .insertInto('unpaid_holds')
          .values({ key, ...subject, ...period })
          .onConflict((same) => same.columns(['key', 'subject_id']).doUpdateSet(period))
          .execute()
      return null
    },

    /** Ends a rejected change: the reservation is counted unchanged. */
    async dropChange(tx: Db, { subjectId, changeId }: Change): Promise<void> {
      await tx
        .deleteFrom('unpaid_holds')
        .where('changes', '=', subjectId)
        .where('subject_id', '=', changeId)
        .execute()
    },

    /**
     * Ends a completed change: the reservation is counted in its new version, and no longer for holders who `left` it.
     */
    async makeChange(
      tx: Db,
      { subjectId, changeId, left }: Change & { left: readonly string[] },
    ): Promise<void> {
      const taken = await tx
        .selectFrom('unpaid_holds')
        .select('key')
        .where('changes', '=', subjectId)
        .where('subject_id', '=', changeId)
        .execute()
      const keys = [...taken.map(({ key }) => key), ...left.map(hash)]
      if (keys.length > 0)
        await tx
          .deleteFrom('unpaid_holds')
          .where('subject_id', '=', subjectId)
          .where('key', 'in', keys)
          .execute()
      await tx
        .updateTable('unpaid_holds')
        .set({ subject_id: subjectId, changes: null })
        .where('changes', '=', subjectId)
        .where('subject_id', '=', changeId)
        .execute()
    },
  }
}

/** Returns a holder's other reservations: each once, if its current or changed version overlaps. */
async function countHolds(
  tx: Db,
  key: Buffer,
  { subjectId, from, to }: Pick<UnpaidHold, 'subjectId' | 'from' | 'to'>,
  isOpen: RawBuilder<SqlBool>,
): Promise<{ count: number; seats: number; overlapping: number }> {
  const {
    rows: [existing],
  } = await sql<{ count: number; seats: number; overlapping: number }>`
    select count(*)::int as count, coalesce(sum(seats), 0)::int as seats,
      (count(*) filter (where is_overlapping))::int as overlapping
    from (
      select max(h.seats) as seats, bool_or(h.starts_at < ${to} and h.ends_at > ${from}) as is_overlapping
      from (
        select coalesce(changes, subject_id) as subject_id, seats, starts_at, ends_at
        from unpaid_holds where key = ${key}
      ) as h
      where h.subject_id != ${subjectId} and ${isOpen}
      group by h.subject_id
    ) as held`.execute(tx)
  return existing ?? { count: 0, seats: 0, overlapping: 0 }
}
