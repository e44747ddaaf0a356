import { join } from 'node:path'
import { startSandboxGateway } from '#connectors/payments/sandbox-gateway.ts'
import { startEuropcarSimulator } from '#connectors/suppliers/europcar/simulator.ts'
import { startOkMobilitySimulator } from '#connectors/suppliers/ok-mobility/simulator.ts'
import type { Clock } from '#kernel/clock.ts'

export type SimulatorPorts = { okMobility: number; europcar: number; payments: number }

type Wanted = {
  dataDir: string
  clock: Clock
  /** Which to start: those whose real address is not configured. */
  without?: { okMobility: boolean; europcar: boolean; payments: boolean }
  ports?: SimulatorPorts
  paymentsKey: string
  fleet?: { classes?: number; stock?: number }
}

/** Starts the outside services that are simulated, each on its own loopback port with its own book on disk. */
export async function startSimulators({ dataDir, clock, without, ports, paymentsKey, fleet = {} }: Wanted) {
  const dir = (name: string) => join(dataDir, 'simulators', name)
  const [okMobility, europcar, payments] = await Promise.all([
    without?.okMobility
      ? null
      : startOkMobilitySimulator({
          port: ports?.okMobility ?? 0,
          dataDir: dir('ok-mobility'),
          clock,
          ...fleet,
        }),
    without?.europcar
      ? null
      : startEuropcarSimulator({ port: ports?.europcar ?? 0, dataDir: dir('europcar'), clock, ...fleet }),
    without?.payments
      ? null
      : startSandboxGateway({
          port: ports?.payments ?? 0,
          dataDir: dir('payments'),
          clock,
          apiKey: paymentsKey,
        }),
  ])
  return {
    okMobility,
    europcar,
    payments,
    async close() {
      await Promise.all([okMobility?.close(), europcar?.close(), payments?.close()])
    },
  }
}
