import type { StaffActor } from '../audit.ts'
import type { StaffWrite } from '../staff-write.usecase.ts'
import type { AuditEntry } from './audit-log.contract.ts'
import type { AuditFilter, AuditLog } from './audit-log.store.ts'

/** Rows read at a time. */
const BATCH = 1000

/** All entries that a filter finds, in parts that are read as they are taken; that it was exported is an entry, too. */
export type ExportAudit = (
  filter: AuditFilter,
  by: StaffActor,
) => Promise<AsyncIterable<readonly AuditEntry[]>>

type Needs = { log: AuditLog; staffWrite: StaffWrite }

export function exportAudit({ log, staffWrite }: Needs): ExportAudit {
  return async (filter, by) => {
    await staffWrite(by, async () => ({
      value: null,
      audited: {
        action: 'export_audit',
        subject: { kind: 'audit', id: 'audit' },
        before: null,
        after: filter,
      },
    }))
    return allOf(log, filter)
  }
}

/** What is written meanwhile is later than the first part, and so in none. */
async function* allOf(log: AuditLog, filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
  for (let after: string | undefined, length = BATCH; length === BATCH;) {
    const rows = await log.list(filter, { after, limit: BATCH })
    yield rows
    after = rows.at(-1)?.entry_id
    length = rows.length
  }
}
