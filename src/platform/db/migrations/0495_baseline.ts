import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { upgradeJobEngine } from '../job-engine.ts'

/** Files of `baseline/`, each after those that it refers to. */
const DOMAINS = [
  'platform',
  'accounts',
  'suppliers',
  'stock',
  'searches',
  'staff',
  'content',
  'bookings',
  'enquiries',
  'partners',
  'trip-people',
  'trip-places',
  'trips',
  'shuttles-and-wallets',
  'payments',
  'ledger',
  'invoices-and-coupons',
  'commissions',
  'messages-and-tasks',
] as const

/** Creates the schema of a new database, before the later migrations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const domain of DOMAINS) {
    const file = join(import.meta.dirname, '..', 'baseline', `${domain}.sql`)
    await sql.raw(await readFile(file, 'utf8')).execute(db)
  }
  await upgradeJobEngine(db)
}
