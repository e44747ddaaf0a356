import { join } from 'node:path'
import { startSandboxGateway } from '#connectors/payments/sandbox-gateway.ts'
import { startEuropcarSimulator } from '#connectors/suppliers/europcar/simulator.ts'
import { startFlexibleAutosSimulator } from '#connectors/suppliers/flexible-autos/simulator.ts'
import { startGreenMotionSimulator } from '#connectors/suppliers/green-motion/simulator.ts'
import { startOkMobilitySimulator } from '#connectors/suppliers/ok-mobility/simulator.ts'
import { startOtaSimulator } from '#connectors/suppliers/ota/simulator.ts'
import { startRenticarSimulator } from '#connectors/suppliers/renticar/simulator.ts'
import type { Clock } from '#kernel/clock.ts'
import { SUPPLIER_NAMES, type SupplierName } from './supplier-settings.ts'

/** The suppliers that are simulated: where each keeps its book under the data directory, and how it is started. */
const SUPPLIERS = {
  okMobility: { folder: 'ok-mobility', start: startOkMobilitySimulator },
  europcar: { folder: 'europcar', start: startEuropcarSimulator },
  flexibleAutos: { folder: 'flexible-autos', start: startFlexibleAutosSimulator },
  greenMotion: { folder: 'green-motion', start: startGreenMotionSimulator },
  renticar: { folder: 'renticar', start: startRenticarSimulator },
  ota: { folder: 'ota', start: startOtaSimulator },
} as const satisfies Record<SupplierName, unknown>

/** Where suppliers answer, simulated or real; one without an address is not asked. */
export type SupplierUrls = Partial<Record<SupplierName, string>>

type SupplierSimulators = { [Name in SupplierName]: Awaited<ReturnType<(typeof SUPPLIERS)[Name]['start']>> }

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
  const [payments, ...started] = await Promise.all([
    paymentsKey === null
      ? null
      : startSandboxGateway({ port: port('payments'), dataDir: dir('payments'), clock, apiKey: paymentsKey }),
    ...suppliers.map(async (name) => {
      const { folder, start } = SUPPLIERS[name]
      return [name, await start({ port: port(name), dataDir: dir(folder), clock, ...fleet })] as const
    }),
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
