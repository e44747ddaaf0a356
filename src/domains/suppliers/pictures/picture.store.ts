import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Due } from '#platform/db/due-work.store.ts'
import type { Retention } from '#platform/db/old-rows.store.ts'
import type { PictureStore } from './picture-store.ts'

/** SQL condition: a picture is due to be fetched. */
export const hasDuePicture: Due = (now) => sql`exists (select from supplier_pictures where due_at <= ${now})`

export function pictureStore(db: Db): PictureStore {
  return {
    async want(pictures, now) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('supplier_pictures')
        .values(pictures.map((picture) => ({ ...picture, due_at: now, last_seen_at: now })))
        .onConflict((same) => same.column('id').doNothing())
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows ?? 0n)
    },

    async seen(ids, now) {
      await db
        .updateTable('supplier_pictures')
        .set({ last_seen_at: now })
        .where('id', 'in', [...ids])
        .execute()
    },

    async dropBeyond({ ofSupplier, bytes }) {
      await sql`
        with ranked as (
          select id, row_number() over (partition by supplier order by last_seen_at desc, id) as place,
            sum(bytes) over (order by last_seen_at desc, id) as together
          from supplier_pictures where due_at is not null
        )
        update supplier_pictures set due_at = null
        where id in (select id from ranked where place > ${ofSupplier} or together > ${bytes})`.execute(db)
    },

    async claim({ now, claimedUntil, limit }) {
      const { rows } = await sql<{
        id: string
        supplier: string
        url: string
        name: string | null
        leftover: string | null
        failures: number
      }>`
        with due as (
          select id from supplier_pictures where due_at <= ${now}
          order by due_at limit ${limit} for update skip locked
        )
        update supplier_pictures as picture set due_at = ${claimedUntil}
        from due where picture.id = due.id
        returning picture.id, supplier, url, name, leftover, failures`.execute(db)
      return rows
    },

    async setLeftover(id, leftover) {
      await db.updateTable('supplier_pictures').set({ leftover }).where('id', '=', id).execute()
    },

    async keep(id, { name, leftover, bytes, dueAt }) {
      const { numUpdatedRows } = await db
        .updateTable('supplier_pictures')
        .set({ name, leftover, bytes, due_at: dueAt, failures: 0, failure: null })
        .where('id', '=', id)
        .where('due_at', 'is not', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async markFailed(id, { code, dueAt }) {
      await db
        .updateTable('supplier_pictures')
        .set((row) => ({ failures: row('failures', '+', 1), failure: code, due_at: dueAt }))
        .where('id', '=', id)
        .where('due_at', 'is not', null)
        .execute()
    },

    async version() {
      const { rows } = await sql<{ version: string }>`
        select count(*) || ' ' || coalesce(sum(hashtextextended(id || coalesce(name, ''), 0)), 0) as version
        from supplier_pictures where due_at is not null`.execute(db)
      return rows[0]?.version ?? ''
    },

    async all() {
      return db
        .selectFrom('supplier_pictures')
        .select(['id', 'supplier', 'url', 'name', 'last_seen_at'])
        .where('due_at', 'is not', null)
        .execute()
    },

    async dropped(limit) {
      return db
        .selectFrom('supplier_pictures')
        .select(['id', 'name', 'leftover'])
        .where('due_at', 'is', null)
        .limit(limit)
        .execute()
    },

    async remove(id) {
      await db.deleteFrom('supplier_pictures').where('id', '=', id).where('due_at', 'is', null).execute()
    },
  }
}

/** Retention of pictures. Only marks them: a separate job deletes the files first. */
export const pictureRetention: readonly Retention[] = [
  {
    what: 'Pictures of suppliers’ cars',
    hours: 90 * 24,
    since: 'last seen',
    async remove(db, before, limit) {
      const { numAffectedRows } = await sql`
        update supplier_pictures set due_at = null where id in (
          select id from supplier_pictures where last_seen_at < ${before} and due_at is not null
          order by last_seen_at limit ${limit} for update skip locked
        )`.execute(db)
      return Number(numAffectedRows ?? 0n)
    },
  },
]
