// oxlint-disable-next-line time/real-clock -- production code uses the real clock
import { systemClock } from '#kernel/clock.ts'
import { accountSeals, PAYOUT_ACCOUNTS } from '#domains/partners/statements/details/seal-account.ts'
import { derivedKey, sealer } from '#platform/crypto.ts'
import { awaitSchema } from '#platform/db/await-schema.ts'
import { openDatabase, type Db } from '#platform/db/database.ts'
import { migrate, knownMigrations } from '#platform/db/migrate.ts'
import type { Log } from '#platform/log.ts'
import type { Config } from '../config.ts'
import { demoSeedsIn, seedDemo } from '../seed/demo.ts'
import { seedReference } from '../seed/reference.ts'
import { OWN_PLAN } from '../supplier-settings.ts'

/** Timeout of a migration statement, including waiting for another process's migration. */
const PREPARATION_MS = 120_000

/** The same for work outside a transaction, such as an index of a big table. */
const INDEX_MS = 3_600_000

/** Max wait, in milliseconds, of a process that does not migrate for the database and its schema. */
const SCHEMA_MS = 120_000

/**
 * Migrates and seeds, on connections whose long timeouts allow for another process doing the same. A web
 * process waits until it knows the schema.
 */
export async function prepareDatabase(url: string, config: Config, log: Log): Promise<void> {
  const { db, close } = openDatabase(url, { connections: 1, silentMs: PREPARATION_MS })
  const patient = openDatabase(url, { connections: 2, silentMs: INDEX_MS })
  try {
    if (config.ROLE === 'web')
      await awaitSchema(db, await knownMigrations(), {
        waitMs: SCHEMA_MS,
        onAway: (err) => log.warn({ err }, 'the database does not answer yet; this process waits for it'),
        onBehind: (missing) =>
          log.warn(
            { missing },
            'the schema is behind; npm run migrate or a process of ROLE=jobs brings it on',
          ),
      })
    else await migrate(db, patient.db)
    await seedReference(db)
    if (config.production) await refuseDemo(db, config)
    else {
      const key = derivedKey(config.APP_SECRET, PAYOUT_ACCOUNTS)
      await seedDemo(db, systemClock, accountSeals(sealer(key)))
    }
  } finally {
    await Promise.all([close(), patient.close()])
  }
}

/** Refuses to start in production on accounts with public passwords and cars that do not exist. */
async function refuseDemo(db: Db, { PLANS }: Config): Promise<void> {
  const demo = (await demoSeedsIn(db)).filter((kind) => kind !== 'garages' || PLANS?.includes(OWN_PLAN))
  if (demo.length > 0)
    throw new Error(
      `it has demo ${demo.join(', ')} from a start outside production; production needs a database of its own`,
    )
}
