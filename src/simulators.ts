import { join } from 'node:path'
import { SUPPLIERS } from '#connectors/suppliers/suppliers.ts'
import type { Clock } from '#kernel/clock.ts'
import type { startSandboxGateway as StartSandboxGateway } from './simulators/sandbox/gateway.ts'
import type { startImageServer as StartImageServer } from './simulators/world/image-server.ts'
import { SUPPLIER_NAMES, type SupplierName } from './supplier-settings.ts'

/** The suppliers' URLs, simulated or real; one without a URL gets no requests. */
export type SupplierUrls = Partial<Record<SupplierName, string>>

type SupplierSimulators = {
  [Supplier in (typeof SUPPLIERS)[number] as Supplier['name']]: Awaited<
    ReturnType<Supplier['startSimulator']>
  >
}

type SimulatorsOptions<Name extends SupplierName> = {
  dataDir: string
  clock: Clock
  /** Suppliers whose real URL is not configured. */
  suppliers: readonly Name[]
  /** Null: the real gateway's URL is configured. */
  paymentsKey: string | null
  fleet?: { classes?: number; stock?: number }
  /** True if one supplier has desks at every airport with scheduled flights, as with `npm start`. */
  everywhere?: boolean
  /**
   * True to serve images of cars, too, which some suppliers then return; `from`: at the port after the
   * gateway's, or another if it is taken, so that an existing database finds them there after a restart.
   */
  pictures?: boolean | { from: number }
  /** The gateway's port; the suppliers' ports follow it. Without it the system chooses free ports. */
  firstPort?: number
}

/** Starts the simulated outside services, each on its own loopback port with its own book on disk. */
export async function startSimulators<Name extends SupplierName>({
  dataDir,
  clock,
  suppliers,
  paymentsKey,
  fleet = {},
  everywhere = false,
  pictures = false,
  firstPort,
}: SimulatorsOptions<Name>) {
  const dir = (name: string) => join(dataDir, 'simulators', name)
  const port = (service: 'payments' | 'pictures' | SupplierName, first = firstPort) =>
    first === undefined ? 0 : first + ['payments', ...SUPPLIER_NAMES, 'pictures'].indexOf(service)
  const requested = new Set<SupplierName>(suppliers)
  const { from } = typeof pictures === 'object' ? pictures : { from: firstPort }
  const shown = pictures
    ? await startPictures(port('pictures', from), { orAnother: firstPort === undefined })
    : null
  const pictured = new Set<SupplierName>(
    SUPPLIERS.flatMap((one) => ('simulatesImages' in one ? [one.name] : [])),
  )
  const picturesOf = (name: SupplierName) => (pictured.has(name) ? shown?.url : undefined)
  const [payments, ...started] = await Promise.all([
    paymentsKey === null
      ? null
      : startGateway({ port: port('payments'), dataDir: dir('payments'), clock, apiKey: paymentsKey }),
    ...SUPPLIERS.filter(({ name }) => requested.has(name)).map(async ({ name, folder, startSimulator }) => {
      const base = picturesOf(name)
      const options = { port: port(name), dataDir: dir(folder), clock, everywhere, ...fleet }
      return [name, await startSimulator({ ...options, ...(base && { imageBaseUrl: base }) })] as const
    }),
  ])
  return {
    suppliers: Object.fromEntries(started) as Pick<SupplierSimulators, Name>,
    supplierUrls: Object.fromEntries(started.map(([name, { url }]) => [name, url])) as Record<Name, string>,
    /** The origin of the pictures of each supplier that shows some. */
    pictureOrigins: new Map(
      suppliers.flatMap((name) => {
        const origin = picturesOf(name)
        return origin === undefined ? [] : [[name, origin] as const]
      }),
    ),
    payments,
    /** The names of the simulated services. */
    names: [...(payments ? ['payments'] : []), ...suppliers],
    async close() {
      await Promise.all([
        shown?.close(),
        payments?.close(),
        ...started.map(([, simulator]) => simulator.close()),
      ])
    },
  }
}

const startGateway: typeof StartSandboxGateway = async (options) => {
  const { startSandboxGateway } = await import('./simulators/sandbox/gateway.ts')
  return startSandboxGateway(options)
}

const startPictures: typeof StartImageServer = async (port, how) => {
  const { startImageServer } = await import('./simulators/world/image-server.ts')
  return startImageServer(port, how)
}
