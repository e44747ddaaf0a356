import { join } from 'node:path'
import { startSandboxGateway } from '#connectors/payments/sandbox/gateway.ts'
import { SUPPLIERS } from '#connectors/suppliers/suppliers.ts'
import type { Clock } from '#kernel/clock.ts'
import { SUPPLIER_NAMES, type SupplierName } from './supplier-settings.ts'

/** Where suppliers answer, simulated or real; one without an address is not asked. */
export type SupplierUrls = Partial<Record<SupplierName, string>>

type SupplierSimulators = {
  [Supplier in (typeof SUPPLIERS)[number] as Supplier['name']]: Awaited<
    ReturnType<Supplier['startSimulator']>
  >
}

type Wanted<Name extends SupplierName> = {
  dataDir: string
  clock: Clock
  /** Those whose real address is not configured. */
  suppliers: readonly Name[]
  /** Null: the real gateway's address is configured. */
  paymentsKey: string | null
  fleet?: { classes?: number; stock?: number }
  /** The gateway's port; each supplier has one of its own after it. Without it the system chooses. */
  firstPort?: number
}

/** Starts the outside services that are simulated, each on its own loopback port with its own book on disk. */
export async function startSimulators<Name extends SupplierName>({
  dataDir,
  clock,
  suppliers,
  paymentsKey,
  fleet = {},
  firstPort,
}: Wanted<Name>) {
  const dir = (name: string) => join(dataDir, 'simulators', name)
  const port = (service: 'payments' | SupplierName) =>
    firstPort === undefined ? 0 : firstPort + ['payments', ...SUPPLIER_NAMES].indexOf(service)
  const wanted = new Set<SupplierName>(suppliers)
  const [payments, ...started] = await Promise.all([
    paymentsKey === null
      ? null
      : startSandboxGateway({ port: port('payments'), dataDir: dir('payments'), clock, apiKey: paymentsKey }),
    ...SUPPLIERS.filter(({ name }) => wanted.has(name)).map(
      async ({ name, folder, startSimulator }) =>
        [name, await startSimulator({ port: port(name), dataDir: dir(folder), clock, ...fleet })] as const,
    ),
  ])
  return {
    suppliers: Object.fromEntries(started) as Pick<SupplierSimulators, Name>,
    supplierUrls: Object.fromEntries(started.map(([name, { url }]) => [name, url])) as Record<Name, string>,
    payments,
    /** Who is simulated. */
    names: [...(payments ? ['payments'] : []), ...suppliers],
    async close() {
      await Promise.all([payments?.close(), ...started.map(([, simulator]) => simulator.close())])
    },
  }
}
