import { sql, type Kysely, type RawBuilder } from 'kysely'
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import engine from 'pg-boss/package.json' with { type: 'json' }

/** Where pg-boss has its tables, apart from ours: a backup leaves them out. */
export const ENGINE_SCHEMA = 'pgboss'

/**
 * Brings pg-boss's tables to the version that its installed release works with, in the caller's transaction. Each update of the
 * package with another version has a migration that calls this: on an empty database the first makes all, and the others nothing.
 */
export async function upgradeJobEngine(db: Kysely<unknown>): Promise<void> {
  const version = await versionOf(db)
  if (version === engine.pgboss.schema) return
  const plans =
    version === null
      ? getConstructionPlans(ENGINE_SCHEMA, { createSchema: !(await isThere(db, ENGINE_SCHEMA)) })
      : getMigrationPlans(ENGINE_SCHEMA, version)
  await sql.raw(withoutTransaction(plans)).execute(db)
}

async function versionOf(db: Kysely<unknown>): Promise<number | null> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('pgboss.version') is not null as there`.execute(db)
  if (!tables[0]?.there) return null
  const { rows } = await sql<{ version: number }>`select version from pgboss.version`.execute(db)
  return rows[0]?.version ?? null
}

/** A schema that is there is not made: that would take the right to make one. */
async function isThere(db: Kysely<unknown>, schema: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regnamespace(${schema}) is not null as there`.execute(db)
  return rows[0]?.there ?? false
}

/** The statements between the plans' own `begin` and `commit`. */
function withoutTransaction(plans: string): string {
  const inside = /^\s*BEGIN;(?<statements>.*)COMMIT;\s*$/s.exec(plans)?.groups?.['statements']
  if (inside === undefined) throw new Error('the plans of pg-boss are no single transaction')
  return inside
}

/** SQL condition: in one of these queues a run waits whose time has come, and none is under way. */
export function hasWaitingRun(queues: readonly string[]): RawBuilder<boolean> {
  return sql`exists (
    select from pgboss.job as waiting
    where name = any(${queues}::text[]) and state in ('created', 'retry') and not blocked and start_after <= pgboss.job_now()
      and not exists (select from pgboss.job as running where running.name = waiting.name and running.state = 'active'))`
}
