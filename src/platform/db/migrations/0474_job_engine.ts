import type { Kysely } from 'kysely'
import { upgradeJobEngine } from '../job-engine.ts'

/** The tables of pg-boss, which runs what has no row to be its queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await upgradeJobEngine(db)
}
