import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { StaffActor } from '../audit.ts'
import { writeAudited } from '../staff-write.usecase.ts'
import type * as operations from './audit-log-operations.contract.ts'
import type { AuditEntry } from './audit-log.contract.ts'
import { selectAuditEntries, type AuditFilter } from './audit-log.store.ts'

/** Rows read at a time. */
const BATCH = 1000

/** Lists the staff's actions and accesses, newest first. */
export async function listAuditEntries(
  { db }: Pick<App, 'db'>,
  {
    query: { after, page_size: size, lang_id: _language, ...filter },
  }: Call<typeof operations.listAuditEntries>,
) {
  const found = await selectAuditEntries(db, filter, { after, limit: size + 1 })
  return keyedPageOf(found, size, ({ entry_id }) => entry_id)
}

/** Exports the entries that match a filter, in batches read on demand. The export is audited, too. */
export async function exportAudit(
  app: Pick<App, 'db' | 'clock'>,
  filter: AuditFilter,
  by: StaffActor,
): Promise<AsyncIterable<readonly AuditEntry[]>> {
  await writeAudited(app, by, (_tx, _now, audit) =>
    audit({
      action: 'export_audit',
      subject: { kind: 'audit', id: 'audit' },
      before: null,
      after: filter,
    }),
  )
  return allOf(app.db, filter)
}

/** Yields entries in batches, newest first. Entries written during the export are not included. */
async function* allOf(db: Db, filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
  for (let after: string | undefined, length = BATCH; length === BATCH;) {
    const rows = await selectAuditEntries(db, filter, { after, limit: BATCH })
    yield rows
    after = rows.at(-1)?.entry_id
    length = rows.length
  }
}
