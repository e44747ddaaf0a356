import { resolve } from 'node:path'
// oxlint-disable-next-line time/real-clock -- production code uses the real clock
import { systemClock } from '#kernel/clock.ts'
import type { Log } from '#platform/log.ts'
import { startStep } from '#platform/start-failure.ts'
import type { Config } from '../config.ts'
import { gatewayLocation } from '../gateway-settings.ts'
import { startSimulators, type SupplierUrls } from '../simulators.ts'
import { configuredSuppliers, simulatedSuppliers, type SupplierName } from '../supplier-settings.ts'
import { prepareDatabase } from './prepare-database.ts'
import type { Storage } from './storage.ts'

/** Inputs of an app besides its configuration: plain values, which a primary sends to its web processes. */
export type Ground = {
  databaseUrl: string
  /** The identity of the folder that the app's process holds. */
  folder: string | null
  supplierUrls: SupplierUrls
  /** The origin of the pictures of each simulated supplier that shows some. */
  pictureOrigins: readonly (readonly [SupplierName, string])[]
  paymentsUrl: string
  /** Services simulated for this process alone. */
  simulators: readonly string[]
}

/** Prepares the database and starts the simulators. */
export async function prepareGround(
  { config, log, storage: { dataDir, folder, database } }: { config: Config; log: Log; storage: Storage },
  started: AsyncDisposableStack,
): Promise<Ground> {
  await startStep(database.setting, database.address, () => prepareDatabase(database.url, config, log))
  const suppliers = simulatedSuppliers(config)
  const simulators = await startStep('DATA_DIR', resolve(dataDir, 'simulators'), () =>
    startSimulators({
      dataDir,
      clock: systemClock,
      everywhere: config.NODE_ENV !== 'test',
      suppliers,
      paymentsKey: gatewayLocation(config) === null ? config.PAYMENTS_KEY : null,
      pictures: suppliers.length > 0 && { from: config.SIMULATORS_PORT },
    }),
  )
  started.defer(() => simulators.close())
  return {
    databaseUrl: database.url,
    folder,
    supplierUrls: { ...simulators.supplierUrls, ...configuredSuppliers(config) },
    pictureOrigins: [...simulators.pictureOrigins],
    paymentsUrl: config.PAYMENTS_URL ?? simulators.payments?.url ?? '',
    simulators: simulators.names,
  }
}
