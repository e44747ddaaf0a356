// Runs the simulators in a separate process, on fixed ports: for several processes on one database, which would
// otherwise each keep books of their own.
import { join, resolve } from 'node:path'
import { SUPPLIERS } from '#connectors/suppliers/suppliers.ts'
// oxlint-disable-next-line time/real-clock -- a process of its own, as src/start.ts is
import { systemClock } from '#kernel/clock.ts'
import { startStep } from '#platform/start-failure.ts'
import { readConfig } from './config.ts'
import { startSimulators } from './simulators.ts'
import { SUPPLIER_NAMES } from './supplier-settings.ts'

await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

async function start(): Promise<void> {
  const { DATA_DIR, NODE_ENV, PAYMENTS_KEY, SIMULATORS_PORT } = readConfig({
    ...process.env,
    // Variables of the product's processes, which cannot start before the simulators.
    ROLE: '',
    WEB_PROCESSES: '',
  })
  const lastPort = SIMULATORS_PORT + SUPPLIER_NAMES.length + 1
  const { payments, supplierUrls, pictureOrigins, close } = await startStep(
    'SIMULATORS_PORT, DATA_DIR',
    `127.0.0.1:${SIMULATORS_PORT} to ${lastPort}, ${resolve(DATA_DIR)}`,
    () =>
      startSimulators({
        // Separate from the books of a process that runs its own simulators.
        dataDir: join(resolve(DATA_DIR), 'shared'),
        clock: systemClock,
        everywhere: NODE_ENV !== 'test',
        suppliers: SUPPLIER_NAMES,
        paymentsKey: PAYMENTS_KEY,
        firstPort: SIMULATORS_PORT,
        pictures: true,
      }),
  )
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)))
  const variables = [
    `PAYMENTS_URL=${payments?.url}`,
    ...SUPPLIERS.flatMap(({ name, address, ...supplier }) => {
      const origin = pictureOrigins.get(name)
      const url = `${address}=${supplierUrls[name]}`
      return origin && 'pictureHosts' in supplier ? [url, `${supplier.pictureHosts}=${origin}`] : [url]
    }),
  ]
  process.stdout.write(
    `The simulators are ready. Each process that is to use them has\n${variables.join('\n')}\n`,
  )
}
