import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import type { Db } from '#platform/db/database.ts'

const LOCK = 4711

/** Owner column of each table; `when` selects updates that are steps. A row that a job only leases is none. */
const TABLES = [
  {
    table: 'bookings',
    who: sql`new.user_id`,
    when: sql`(old.status, old.supplier_state)`,
    to: sql`(new.status, new.supplier_state)`,
  },
  {
    table: 'rebookings',
    who: sql`(select user_id from bookings where id = new.booking_id)`,
    when: sql`old.state`,
    to: sql`new.state`,
  },
  {
    table: 'payments',
    who: sql`(select user_id from bookings where id = new.booking_id)`,
    when: sql`old.state`,
    to: sql`new.state`,
  },
  {
    table: 'refunds',
    who: sql`(select b.user_id from payments p join bookings b on b.id = p.booking_id where p.id = new.payment_id)`,
    when: sql`old.status`,
    to: sql`new.status`,
  },
] as const

/**
 * Blocks each chosen user's transactions at one of them, the first, the second, …: the statement waits inside the database
 * until `letGo`, so that a server that is killed meanwhile ends exactly before that step is written.
 */
export async function killPoints(db: Db) {
  await sql`
    create table kill_points (user_id uuid primary key, at int not null, seen int not null default 0, last xid8)`.execute(
    db,
  )
  for (const { table, who, when, to } of TABLES) {
    const name = sql.id(`kill_point_${table}`)
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      declare point kill_points;
      begin
        update kill_points set seen = seen + 1, last = pg_current_xact_id()
          where user_id = ${who} and last is distinct from pg_current_xact_id() returning * into point;
        if point.seen = point.at then perform pg_advisory_xact_lock(${sql.lit(LOCK)}); end if;
        return new;
      end $$`.execute(db)
    await sql`
      create trigger ${sql.id(`added_${table}`)} before insert on ${sql.table(table)} for each row execute function ${name}()`.execute(
      db,
    )
    await sql`
      create trigger ${sql.id(`moved_${table}`)} before update on ${sql.table(table)} for each row
      when (${when} is distinct from ${to}) execute function ${name}()`.execute(db)
  }
  const locked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const transaction = db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    locked.resolve()
    await release.promise
  })
  await Promise.race([locked.promise, transaction])
  onTestFinished(() => release.resolve())

  const waiting = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_locks where locktype = 'advisory' and objid = ${sql.lit(LOCK)} and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(db)
    return rows.map(({ pid }) => pid)
  }

  return {
    /** Blocks a user's transaction number `at`, counted from now. */
    async block(userId: string, at: number): Promise<void> {
      await sql`insert into kill_points (user_id, at) values (${userId}, ${at})`.execute(db)
    },
    /** Waits until this many users are blocked. */
    waitForBlocked: (count: number) =>
      expect.poll(async () => (await waiting()).length, { interval: 20 }).toBe(count),
    /** Counts the transactions of a user since the hold started. */
    async countTransactions(userId: string): Promise<number> {
      const { rows } = await sql<{ seen: number }>`
        select seen from kill_points where user_id = ${userId}`.execute(db)
      return rows[0]?.seen ?? 0
    },
    /** Ends the blocked transactions after the process was killed, as if they never happened. */
    async letGo(): Promise<void> {
      // One that was about to be blocked when its process was killed is blocked a moment later.
      const terminateBlocked = async () => {
        const pids = await waiting()
        for (const pid of pids) await sql`select pg_terminate_backend(${pid})`.execute(db)
        return pids.length
      }
      await expect.poll(terminateBlocked, { interval: 20 }).toBe(0)
      await sql`truncate kill_points`.execute(db)
      release.resolve()
      await transaction
    },
  }
}
