import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from './database.ts'
import { migrationNames } from './migration-names.ts'
import { runMigrations, type Migration } from './run-migrations.ts'

/**
 * Migrates the database to the latest schema; if several processes call it at once, one does it and the others wait.
 * `outside`: two connections for what runs outside a transaction and may take long.
 */
export async function migrate(db: Db, outside = db): Promise<void> {
  const files = (await knownMigrations()).map(async (name) => [name, await load(name)] as const)
  return runMigrations(db, Object.fromEntries(await Promise.all(files)), outside)
}

/** The names of this release's migrations, in their order. */
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
