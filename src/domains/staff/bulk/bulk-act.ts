import type { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import type { Audited, StaffActor } from '../audit.ts'
import type { StaffRole } from '../members/staff-role.contract.ts'
import { BULK_NEEDS, type BulkActName, type BulkWhy } from './bulk-acts.contract.ts'

/** A row as it is now. `why`: why the act would not be done to it; null: it would be. */
export type FoundRow = { id: string; name: string; about: string | null; why: BulkWhy | null }

/** Some rows by their ids, or all that the filter of their list finds. */
export type Which<Filter> = { ids: readonly string[] } | { filter: Filter }

/** A page of rows in the order of their ids, from behind one. */
export type RowPage = { after: string | null; limit: number; staffId: string }

/** What became of a row: it was done, with its entry of the audit, or why not. */
export type RowDone = { audited: Audited } | { why: BulkWhy }

/**
 * Something that is done to many rows of a list at once: which rows, what would be done to each, and doing it; who may is in
 * `BULK_NEEDS`, which the pages read, too.
 */
type Definition<Filter, Choice> = {
  name: BulkActName
  /** The filter of the list, as its query has it. */
  filter: z.ZodType<Filter>
  /** What it needs besides the rows. */
  choice: z.ZodType<Choice>
  /** Rows that are gone are left out. */
  rows(which: Which<Filter>, page: RowPage): Promise<FoundRow[]>
  /**
   * Does it to one row in a transaction that also holds its result, so that it is done at most once; whether the row still
   * allows it is looked at again, under a lock. Nothing outside is asked: mails are queued.
   */
  act(tx: Db, row: { id: string; choice: Choice; by: StaffActor }, now: Temporal.Instant): Promise<RowDone>
  /** Who can get the rows, where it gives them to somebody. */
  colleagues?(staffId: string): Promise<{ staffId: string; name: string }[]>
  /** After rows were done: what this process remembers is read again. */
  afterwards?(): void
}

export type BulkAct = Omit<Definition<unknown, unknown>, 'filter' | 'choice'> & {
  needs: readonly StaffRole[]
  /** Null: it is no filter of the list. */
  filterIn: (typed: object) => object | null
  /** Null: something is missing. */
  choiceIn: (typed: object) => object | null
}

/** One entry of the list of acts, whose filter and choice are read by its own schemas. */
export function bulkAct<Filter extends object, Choice extends object>({
  filter,
  choice,
  ...act
}: Definition<Filter, Choice>): BulkAct {
  return {
    ...act,
    needs: BULK_NEEDS[act.name],
    filterIn: (typed) => read(filter, typed),
    choiceIn: (typed) => read(choice, typed),
    rows: (which, page) => act.rows(which as Which<Filter>, page),
    act: (tx, row, now) => act.act(tx, { ...row, choice: row.choice as Choice }, now),
  }
}

function read<Value extends object>(schema: z.ZodType<Value>, typed: object): Value | null {
  const parsed = schema.safeParse(typed)
  return parsed.success ? parsed.data : null
}
