import { sql, type Selectable } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { Db } from '#platform/db/database.ts'
import type { Due } from '#platform/db/due-work.store.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { FoundRow } from './bulk-act.ts'
import type { BulkActName, BulkRowState, BulkWhy } from './bulk-acts.contract.ts'
import type { BulkAction, BulkActions } from './bulk.contract.ts'

/** Of one that has not ended; `which` is null once its rows are counted. */
export type OpenBulk = {
  id: string
  act: BulkActName
  staffId: string
  state: 'counting' | 'running'
  which: { ids: string[] } | { filter: object } | null
  choice: object
  countedTo: string | null
}

export type ResultRow = { id: string; state: BulkRowState; why: BulkWhy | null }

export type BulkStore = {
  /** The one that this member has begun under the same key, if there is one. */
  begin(
    tx: Db,
    bulk: Pick<OpenBulk, 'act' | 'staffId' | 'choice'> & {
      which: NonNullable<OpenBulk['which']>
      key: string
      now: Temporal.Instant
    },
  ): Promise<{ id: string; act: string; isNew: boolean }>
  find(id: string): Promise<BulkAction | null>
  /** Of these acts, the newest first. */
  list(page: { acts: readonly BulkActName[]; after: string | undefined; limit: number }): Promise<BulkActions>
  rows(page: {
    id: string
    state: BulkRowState | undefined
    after: string | undefined
    limit: number
  }): Promise<{ items: ResultRow[]; next: string | null }>
  /** Those that have not ended, the oldest first. */
  open(): Promise<OpenBulk[]>
  /** Locks one whose rows are being counted; null: another process counts them, or they are counted. */
  holdCounting(tx: Db, id: string): Promise<OpenBulk | null>
  /** Adds found rows; those that cannot be done are not tried. `isLast`: there is no other. */
  addRows(
    tx: Db,
    id: string,
    rows: readonly Omit<FoundRow, 'name' | 'about'>[],
    isLast: boolean,
  ): Promise<void>
  /** Locks the next row of one that runs; rows that another process works on are passed over. */
  holdRow(tx: Db, id: string): Promise<string | null>
  setRow(tx: Db, id: string, row: ResultRow): Promise<void>
  /** Ends one whose rows all have a result. */
  endIfDone(id: string, now: Temporal.Instant): Promise<void>
  /** False: it has ended. `by`: who stops it; null: the product, as who began it may no longer do it. */
  stop(tx: Db, bulk: { id: string; by: string | null; now: Temporal.Instant }): Promise<boolean>
}

const MAX_OPEN = 50

/** A bulk action has not ended. */
export const hasOpenBulk: Due = () => sql`exists (select from bulk_actions where ended_at is null)`

export function bulkStore(db: Db): BulkStore {
  const actions = () =>
    db
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

  return {
    async begin(tx, { act, staffId, which, choice, key, now }) {
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
    },

    async find(id) {
      const row = await actions().where('b.id', '=', id).executeTakeFirst()
      return row ? toAction(row) : null
    },

    async list({ acts, after, limit }) {
      let query = actions()
        .where('b.act', 'in', acts)
        .orderBy('b.id', 'desc')
        .limit(limit + 1)
      if (after !== undefined) query = query.where('b.id', '<', after)
      return keyedPageOf((await query.execute()).map(toAction), limit, ({ bulk_id }) => bulk_id)
    },

    async rows({ id, state, after, limit }) {
      let query = db
        .selectFrom('bulk_action_rows')
        .select(['row_id as id', 'state', 'why'])
        .where('action_id', '=', id)
        .orderBy('row_id')
        .limit(limit + 1)
      if (state !== undefined) query = query.where('state', '=', state)
      if (after !== undefined) query = query.where('row_id', '>', after)
      const rows = await query.$narrowType<{ why: BulkWhy | null }>().execute()
      return keyedPageOf(rows, limit, (row) => row.id)
    },

    async open() {
      const rows = await db
        .selectFrom('bulk_actions')
        .selectAll()
        .where('ended_at', 'is', null)
        .orderBy('id')
        .limit(MAX_OPEN)
        .execute()
      return rows.map(toOpen)
    },

    async holdCounting(tx, id) {
      const row = await tx
        .selectFrom('bulk_actions')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', 'counting')
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      return row ? toOpen(row) : null
    },

    async addRows(tx, id, rows, isLast) {
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
    },

    async holdRow(tx, id) {
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
    },

    async setRow(tx, id, { id: rowId, state, why }) {
      await tx
        .updateTable('bulk_action_rows')
        .set({ state, why })
        .where('action_id', '=', id)
        .where('row_id', '=', rowId)
        .where('state', '=', 'waiting')
        .execute()
    },

    async endIfDone(id, now) {
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
    },

    async stop(tx, { id, by, now }) {
      const { numUpdatedRows } = await tx
        .updateTable('bulk_actions')
        .set({ state: 'stopped', ended_at: now, stopped_by: by, which: null, choice: null })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
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
