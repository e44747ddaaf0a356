import type { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import type { Audited, StaffActor } from '../audit.ts'
import type { StaffRole } from '../members/staff-role.contract.ts'
import { BULK_NEEDS, type BulkActName, type BulkSkipReason } from './bulk-acts.contract.ts'

/** A current row. `why`: the reason to skip it. Null if the action is possible. */
export type BulkRow = { id: string; name: string; about: string | null; why: BulkSkipReason | null }

/** Rows selected by id, or by the filter of their list. */
export type Which<Filter> = { ids: readonly string[] } | { filter: Filter }

/** A page of rows in the order of their ids, after the id `after`. */
export type RowPage = { after: string | null; limit: number; staffId: string }

/** The result of a row: done, with its audit entry, or the reason it was skipped. */
export type RowDone = { audited: Audited } | { why: BulkSkipReason }

/**
 * A bulk action: its rows, a preview of each, and its execution. `BULK_NEEDS`, which the pages read too, has
 * the required roles.
 */
type Definition<Filter, Choice> = {
  name: BulkActName
  /** The filter of the list, as in its query. */
  filter: z.ZodType<Filter>
  /** Input in addition to the rows. */
  choice: z.ZodType<Choice>
  /** Finds rows. Deleted rows are omitted. */
  rows(which: Which<Filter>, page: RowPage): Promise<BulkRow[]>
  /**
   * Processes one row in a transaction that also stores its result, so that it is done at most once. Checks
   * again, under a lock, that the row allows it. Makes no external calls: mails are queued.
   */
  act(tx: Db, row: { id: string; choice: Choice; by: StaffActor }, now: Temporal.Instant): Promise<RowDone>
  /** Possible new owners, if the action assigns rows. */
  colleagues?(staffId: string): Promise<{ staffId: string; name: string }[]>
  /** Called after rows are done, to refresh this process's caches. */
  afterwards?(): void
}

export type BulkAct = Omit<Definition<unknown, unknown>, 'filter' | 'choice'> & {
  needs: readonly StaffRole[]
  /** Null if it is not a filter of the list. */
  filterIn: (input: object) => object | null
  /** Null if something is missing. */
  choiceIn: (input: object) => object | null
}

/** Creates an entry of the list of actions; its own schemas parse its filter and choice. */
export function bulkAct<Filter extends object, Choice extends object>({
  filter,
  choice,
  ...act
}: Definition<Filter, Choice>): BulkAct {
  return {
    ...act,
    needs: BULK_NEEDS[act.name],
    filterIn: (input) => read(filter, input),
    choiceIn: (input) => read(choice, input),
    rows: (which, page) => act.rows(which as Which<Filter>, page),
    act: (tx, row, now) => act.act(tx, { ...row, choice: row.choice as Choice }, now),
  }
}

function read<Value extends object>(schema: z.ZodType<Value>, input: object): Value | null {
  const parsed = schema.safeParse(input)
  return parsed.success ? parsed.data : null
}
