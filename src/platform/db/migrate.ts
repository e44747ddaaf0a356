import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from './database.ts'
import { withBaseline } from './former-migrations.ts'
import { migrationNames } from './migration-names.ts'
import { runInOne, runMigrations, type Migration } from './run-migrations.ts'

/**
 * Migrates the database to the latest schema. If several processes call it at once, one migrates and the others wait.
 * `outside`: two connections, for long migrations outside a transaction.
 */
export async function migrate(db: Db, outside = db): Promise<void> {
  return runMigrations(db, await loaded(await knownMigrations()), outside)
}

/** Creates the schema of a database with these migrations, in the caller's transaction and an empty database. */
export async function migrateEmpty(tx: Db, had: readonly string[]): Promise<void> {
  const names = withBaseline(had)
  return runInOne(tx, await loaded((await knownMigrations()).filter((name) => names.has(name))))
}

async function loaded(names: readonly string[]): Promise<Record<string, Migration>> {
  const files = names.map(async (name) => [name, await load(name)] as const)
  return Object.fromEntries(await Promise.all(files))
}

/** Returns the names of this release's migrations, in order. */
export async function knownMigrations(): Promise<string[]> {
  return migrationNames(await readdir(join(import.meta.dirname, 'migrations')))
}

async function load(name: string): Promise<Migration> {
  const file: unknown = await import(`./migrations/${name}.ts`)
  if (!isMigration(file)) throw new Error(`migration ${name} exports no function up`)
  return file
}

function isMigration(file: unknown): file is Migration {
  return typeof file === 'object' && file !== null && 'up' in file && typeof file.up === 'function'
}
