import { sql, type Kysely, type RawBuilder } from 'kysely'
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import engine from 'pg-boss/package.json' with { type: 'json' }

/** Schema of pg-boss's tables, separate from ours. Backups omit it. */
export const ENGINE_SCHEMA = 'pgboss'

/**
 * Upgrades pg-boss's tables to the version of its installed release, in the caller's transaction. Each package update
 * with another version has a migration that calls this. On an empty database, the first call creates everything and
 * later ones do nothing.
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

/** Returns true if a schema exists. Creating an existing one would need permission to create schemas. */
async function isThere(db: Kysely<unknown>, schema: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regnamespace(${schema}) is not null as there`.execute(db)
  return rows[0]?.there ?? false
}

/** Returns the statements between the `begin` and `commit` of the plans. */
function withoutTransaction(plans: string): string {
  const inside = /^\s*BEGIN;(?<statements>.*)COMMIT;\s*$/s.exec(plans)?.groups?.['statements']
  if (inside === undefined) throw new Error('the plans of pg-boss are no single transaction')
  return inside
}

/** SQL condition: one of these queues has a due run, and none in progress. */
export function hasWaitingRun(queues: readonly string[]): RawBuilder<boolean> {
  return sql`exists (
    select from pgboss.job as waiting
    where name = any(${queues}::text[]) and state in ('created', 'retry') and not blocked and start_after <= pgboss.job_now()
      and not exists (select from pgboss.job as running where running.name = waiting.name and running.state = 'active'))`
}
