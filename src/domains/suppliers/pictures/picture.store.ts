import { sql } from 'kysely'
import { newToken, sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import type { Due } from '#platform/db/due-work.store.ts'
import type { Retention } from '#platform/db/old-rows.store.ts'

/** A supplier's code, and the URL of a picture. */
export type MissingPicture = { supplier: string; url: string }

export type ClaimedPicture = MissingPicture & {
  id: string
  name: string | null
  leftover: string | null
  failures: number
}

/** A current row: `name` is null if there is no picture, or none that can be shown. */
export type StoredPicture = MissingPicture & {
  id: string
  name: string | null
  last_seen_at: Temporal.Instant
}

function pictureId({ supplier, url }: MissingPicture): string {
  return sha256(`${supplier} ${url}`).toString('base64url').slice(0, 22)
}

/** SQL condition: a picture is due to be fetched. */
export const hasDuePicture: Due = (now) => sql`exists (select from supplier_pictures where due_at <= ${now})`

/** Inserts new pictures to be fetched; returns the number inserted. */
export async function insertPictures(
  db: Db,
  pictures: readonly MissingPicture[],
  now: Temporal.Instant,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('supplier_pictures')
    .values(
      pictures.map(({ supplier, url }) => ({
        id: pictureId({ supplier, url }),
        supplier,
        url,
        due_at: now,
        last_seen_at: now,
      })),
    )
    .onConflict((same) => same.column('id').doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

/** Updates the time at which searches last used pictures. */
export async function touchPictures(db: Db, ids: readonly string[], now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('supplier_pictures')
    .set({ last_seen_at: now })
    .where('id', 'in', [...ids])
    .execute()
}

/** Marks pictures beyond these limits for removal, least recently used first. */
export async function dropExcessPictures(
  db: Db,
  { ofSupplier, bytes }: { ofSupplier: number; bytes: number },
): Promise<void> {
  await sql`
    with ranked as (
      select id, row_number() over (partition by supplier order by last_seen_at desc, id) as place,
        sum(bytes) over (order by last_seen_at desc, id) as together
      from supplier_pictures where due_at is not null
    )
    update supplier_pictures set due_at = null
    where id in (select id from ranked where place > ${ofSupplier} or together > ${bytes})`.execute(db)
}

type Claim = { now: Temporal.Instant; claimedUntil: Temporal.Instant; limit: number }

/** Claims due pictures for one process; others skip them without waiting. */
export async function claimPictures(db: Db, { now, claimedUntil, limit }: Claim): Promise<ClaimedPicture[]> {
  const { rows } = await sql<ClaimedPicture>`
    with due as (
      select id from supplier_pictures where due_at <= ${now}
      order by due_at limit ${limit} for update skip locked
    )
    update supplier_pictures as picture set due_at = ${claimedUntil}
    from due where picture.id = due.id
    returning picture.id, supplier, url, name, leftover, failures`.execute(db)
  return rows
}

/** Creates a name for a picture's files and records it as leftover, before the files are stored; returns the name. */
export async function reserveName(db: Db, id: string): Promise<string> {
  const name = newToken().slice(0, 15)
  await setLeftover(db, id, name)
  return name
}

/** Records files that are not shown; null once they are removed. */
export async function setLeftover(db: Db, id: string, leftover: string | null): Promise<void> {
  await db.updateTable('supplier_pictures').set({ leftover }).where('id', '=', id).execute()
}

type Files = { name: string; leftover: string | null; bytes: number; dueAt: Temporal.Instant }

/** Publishes these files, with the previous ones as leftover. False if the picture has been dropped meanwhile. */
export async function publishFiles(
  db: Db,
  id: string,
  { name, leftover, bytes, dueAt }: Files,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('supplier_pictures')
    .set({ name, leftover, bytes, due_at: dueAt, failures: 0, failure: null })
    .where('id', '=', id)
    .where('due_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Records a failure of fetching a picture, which is due again at `dueAt`. */
export async function recordFailure(
  db: Db,
  id: string,
  { code, dueAt }: { code: string; dueAt: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('supplier_pictures')
    .set((row) => ({ failures: row('failures', '+', 1), failure: code, due_at: dueAt }))
    .where('id', '=', id)
    .where('due_at', 'is not', null)
    .execute()
}

/** Returns a version that changes whenever the result of `selectPictures` does. */
export async function findPicturesVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || coalesce(sum(hashtextextended(id || coalesce(name, ''), 0)), 0) as version
    from supplier_pictures where due_at is not null`.execute(db)
  return rows[0]?.version ?? ''
}

/** Selects all pictures that are not dropped. */
export function selectPictures(db: Db): Promise<StoredPicture[]> {
  return db
    .selectFrom('supplier_pictures')
    .select(['id', 'supplier', 'url', 'name', 'last_seen_at'])
    .where('due_at', 'is not', null)
    .execute()
}

/** Selects dropped pictures, whose files are to be removed. */
export function selectDroppedPictures(
  db: Db,
  limit: number,
): Promise<{ id: string; name: string | null; leftover: string | null }[]> {
  return db
    .selectFrom('supplier_pictures')
    .select(['id', 'name', 'leftover'])
    .where('due_at', 'is', null)
    .limit(limit)
    .execute()
}

/** Deletes a dropped picture. */
export async function deletePicture(db: Db, id: string): Promise<void> {
  await db.deleteFrom('supplier_pictures').where('id', '=', id).where('due_at', 'is', null).execute()
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
