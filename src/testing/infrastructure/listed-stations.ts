import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bookingJobStore } from '#domains/rentals/bookings/booking-jobs.store.ts'
import { openLocations } from '#domains/rentals/locations/open-locations.service.ts'
import { loadPlans } from '#domains/suppliers/plan.store.ts'
import type { Db } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { readConfig } from '#src/config.ts'
import { startSimulators } from '#src/simulators.ts'
import { supplierConnectors } from '#src/supplier-connectors.ts'
import { testClock } from './clock.ts'

/** One supplier with a single-call protocol that finds bookings by our reference, and one with neither feature. */
export const TWO_PROTOCOLS = ['okMobility', 'europcar'] as const

/** Inserts the stations of those two, as the product's first start would. */
export async function listStations(db: Db): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rihla-stations-'))
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir })
  const { supplierUrls, close } = await startSimulators({
    dataDir,
    clock: testClock(),
    suppliers: TWO_PROTOCOLS,
    paymentsKey: null,
  })
  const limits = { timeoutMs: 20_000, reserveTimeoutMs: 20_000, concurrency: 2 }
  const connectors = supplierConnectors(config, supplierUrls, limits)
  const plans = (await loadPlans(db)).filter(({ id }) => connectors.has(id))
  const bookingJobs = bookingJobStore(db, crypto.randomUUID())
  await openLocations({ db, log: createLog('error'), bookingJobs, plans, connectors })
  await close()
  await rm(dataDir, { recursive: true, force: true })
  await removeLittleKnown(db)
}

/** One in ten airports and cities is ranked as high; all others are removed, but those with a desk and their cities. */
const WELL_KNOWN = 600

/** Reading all places, and indexing their words, would take longer than most tests of a product. */
async function removeLittleKnown(db: Db): Promise<void> {
  for (const type of ['airport', 'city'] as const)
    await db
      .deleteFrom('locations')
      .where('type', '=', type)
      .where('rank', '<', WELL_KNOWN)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('locations as part').select('part.id').whereRef('part.parent_id', '=', 'locations.id'),
          ),
        ),
      )
      .execute()
}
