import { sql, type Selectable } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { Db } from '#platform/db/database.ts'
import type { Due } from '#platform/db/due-work.store.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { BulkRow } from './bulk-act.ts'
import type { BulkActName, BulkRowState, BulkSkipReason } from './bulk-acts.contract.ts'
import type { BulkAction, BulkActions } from './bulk.contract.ts'

/** A bulk action that has not ended. `which` is null once its rows are counted. */
export type OpenBulk = {
  id: string
  act: BulkActName
  staffId: string
  state: 'counting' | 'running'
  which: { ids: string[] } | { filter: object } | null
  choice: object
  countedTo: string | null
}

type ResultRow = { id: string; state: BulkRowState; why: BulkSkipReason | null }

const MAX_OPEN = 50

/** SQL condition: a bulk action has not ended. */
export const hasOpenBulk: Due = () => sql`exists (select from bulk_actions where ended_at is null)`

/** Stores a bulk action; if this member has begun one under the same key, returns that. */
export async function insertBulk(
  tx: Db,
  {
    act,
    staffId,
    which,
    choice,
    key,
    now,
  }: Pick<OpenBulk, 'act' | 'staffId' | 'choice'> & {
    which: NonNullable<OpenBulk['which']>
    key: string
    now: Temporal.Instant
  },
): Promise<{ id: string; act: string; isNew: boolean }> {
  const id = newId()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('bulk_actions')
    .values({
      id,
      staff_id: staffId,
      request_key: key,
      act,
      which,
      choice,
      state: 'counting',
      created_at: now,
    })
    .onConflict((same) => same.columns(['staff_id', 'request_key']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return { id, act, isNew: true }
  const before = await tx
    .selectFrom('bulk_actions')
    .select(['id', 'act'])
    .where('staff_id', '=', staffId)
    .where('request_key', '=', key)
    .executeTakeFirstOrThrow()
  return { ...before, isNew: false }
}

export async function findBulk(db: Db, id: string): Promise<BulkAction | null> {
  const row = await actions(db).where('b.id', '=', id).executeTakeFirst()
  return row ? toAction(row) : null
}

/** Returns bulk actions of these acts, the newest first. */
export async function selectBulks(
  db: Db,
  { acts, after, limit }: { acts: readonly BulkActName[]; after: string | undefined; limit: number },
): Promise<BulkActions> {
  let query = actions(db)
    .where('b.act', 'in', acts)
    .orderBy('b.id', 'desc')
    .limit(limit + 1)
  if (after !== undefined) query = query.where('b.id', '<', after)
  return keyedPageOf((await query.execute()).map(toAction), limit, ({ bulk_id }) => bulk_id)
}

export async function selectRows(
  db: Db,
  {
    id,
    state,
    after,
    limit,
  }: { id: string; state: BulkRowState | undefined; after: string | undefined; limit: number },
): Promise<{ items: ResultRow[]; next: string | null }> {
  let query = db
    .selectFrom('bulk_action_rows')
    .select(['row_id as id', 'state', 'why'])
    .where('action_id', '=', id)
    .orderBy('row_id')
    .limit(limit + 1)
  if (state !== undefined) query = query.where('state', '=', state)
  if (after !== undefined) query = query.where('row_id', '>', after)
  const rows = await query.$narrowType<{ why: BulkSkipReason | null }>().execute()
  return keyedPageOf(rows, limit, (row) => row.id)
}

/** Returns bulk actions that have not ended, the oldest first. */
export async function selectOpenBulks(db: Db): Promise<OpenBulk[]> {
  const rows = await db
    .selectFrom('bulk_actions')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('id')
    .limit(MAX_OPEN)
    .execute()
  return rows.map(toOpen)
}

/**
 * Locks a bulk action whose rows are being counted. Null if another process counts them, or they are counted.
 */
export async function lockCounting(tx: Db, id: string): Promise<OpenBulk | null> {
  const row = await tx
    .selectFrom('bulk_actions')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'counting')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ? toOpen(row) : null
}

/** Adds found rows; those that cannot be done are not tried. `isLast`: there is no other. */
export async function addRows(
  tx: Db,
  id: string,
  rows: readonly Omit<BulkRow, 'name' | 'about'>[],
  isLast: boolean,
): Promise<void> {
  if (rows.length > 0)
    await sql`
      insert into bulk_action_rows (action_id, row_id, state, why)
      select ${id}::uuid, f.row_id, case when f.why is null then 'waiting' else 'refused' end, f.why
      from unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map(({ why }) => why)}::text[])
        as f (row_id, why)
      on conflict do nothing`.execute(tx)
  await tx
    .updateTable('bulk_actions')
    .set(isLast ? { state: 'running', which: null } : { counted_to: rows.at(-1)?.id ?? null })
    .where('id', '=', id)
    .execute()
}

/** Locks the next row of a running bulk action; skips rows that another process is working on. */
export async function lockNextRow(tx: Db, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('bulk_action_rows')
    .select('row_id')
    .where('action_id', '=', id)
    .where('state', '=', 'waiting')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('bulk_actions').select('id').where('id', '=', id).where('state', '=', 'running')),
    )
    .orderBy('row_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.row_id ?? null
}

export async function setRow(tx: Db, id: string, { id: rowId, state, why }: ResultRow): Promise<void> {
  await tx
    .updateTable('bulk_action_rows')
    .set({ state, why })
    .where('action_id', '=', id)
    .where('row_id', '=', rowId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Ends a bulk action whose rows all have a result. */
export async function endIfDone(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('bulk_actions')
    .set({ state: 'done', ended_at: now, choice: null })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('bulk_action_rows')
            .select('row_id')
            .where('action_id', '=', id)
            .where('state', '=', 'waiting'),
        ),
      ),
    )
    .execute()
}

/**
 * Stops a bulk action. False if it has ended. `by`: who stops it; null if stopped automatically, because the
 * member who started it may no longer run it.
 */
export async function setStopped(
  tx: Db,
  { id, by, now }: { id: string; by: string | null; now: Temporal.Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bulk_actions')
    .set({ state: 'stopped', ended_at: now, stopped_by: by, which: null, choice: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function actions(db: Db) {
  return db
    .selectFrom('bulk_actions as b')
    .innerJoin('users as u', 'u.id', 'b.staff_id')
    .leftJoin('users as s', 's.id', 'b.stopped_by')
    .select(['b.id', 'b.act', 'b.staff_id', 'b.state', 'b.created_at', 'b.ended_at', 'b.stopped_by'])
    .select([
      sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('by_name'),
      sql<string>`concat_ws(' ', s.first_name, s.last_name)`.as('stopped_by_name'),
      sql<Record<BulkRowState, number>>`(
        select json_build_object(
          'waiting', count(*) filter (where r.state = 'waiting'),
          'done', count(*) filter (where r.state = 'done'),
          'refused', count(*) filter (where r.state = 'refused'),
          'failed', count(*) filter (where r.state = 'failed'))
        from bulk_action_rows r where r.action_id = b.id)`.as('rows'),
    ])
}

function toOpen(row: Selectable<Tables['bulk_actions']>): OpenBulk {
  return {
    id: row.id,
    act: row.act as BulkActName,
    staffId: row.staff_id,
    state: row.state as OpenBulk['state'],
    which: row.which as OpenBulk['which'],
    choice: row.choice ?? {},
    countedTo: row.counted_to,
  }
}

type ActionRow = Pick<
  Selectable<Tables['bulk_actions']>,
  'id' | 'act' | 'staff_id' | 'state' | 'created_at' | 'ended_at' | 'stopped_by'
> & { by_name: string; stopped_by_name: string; rows: Record<BulkRowState, number> }

function toAction(row: ActionRow): BulkAction {
  return {
    bulk_id: row.id,
    act: row.act as BulkActName,
    by: { staff_id: row.staff_id, name: row.by_name },
    state: row.state,
    created_at: row.created_at.toString(),
    ended_at: row.ended_at?.toString() ?? null,
    stopped_by: row.stopped_by === null ? null : row.stopped_by_name,
    rows: row.rows,
  }
}
