import { systemClock } from '#kernel/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { createApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { plansSold, supplierConnectors } from '#src/supplier-connectors.ts'
import { configuredSuppliers } from '#src/supplier-settings.ts'
import { callAgain, proxyOf, type Call } from './proxy.ts'

/** Starts the product in this process, on `database`; `record` receives its calls as they are made. */
export async function recordedApp(
  environment: Record<string, string>,
  database: Database,
  record: (call: Call) => void,
) {
  const config = readConfig(environment)
  const through = (url: string | undefined) =>
    proxyOf(url ?? '', (call) => {
      record(call)
      return callAgain(call)
    })
  const suppliers = Object.entries(configuredSuppliers(config)).map(
    async ([name, url]) => [name, await through(url)] as const,
  )
  return createApp({
    config,
    workerId: crypto.randomUUID(),
    publicUrl: 'http://bench.test',
    database,
    clock: systemClock,
    log: createLog('warn'),
    connectors: plansSold(
      config,
      supplierConnectors(config, Object.fromEntries(await Promise.all(suppliers))),
    ),
    paymentsUrl: await through(config.PAYMENTS_URL),
  })
}
