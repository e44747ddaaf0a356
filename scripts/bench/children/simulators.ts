import { systemClock } from '#kernel/clock.ts'
import { startSimulators } from '#src/simulators.ts'
import type { SupplierName } from '#src/supplier-settings.ts'
import { answerParent } from '../child.ts'

export type SimulatorOptions = {
  dataDir: string
  paymentsKey: string
  suppliers: readonly SupplierName[]
  fleet: { classes?: number; stock?: number }
  /** The added latency of availability requests, of all suppliers or of each. */
  slowMs?: number | Partial<Record<SupplierName, number>>
}

export type SimulatorUrls = { suppliers: Partial<Record<SupplierName, string>>; payments: string }

answerParent(async ({ slowMs = 0, ...options }: SimulatorOptions): Promise<SimulatorUrls> => {
  const { suppliers, supplierUrls, payments } = await startSimulators({ ...options, clock: systemClock })
  if (!payments) throw new Error('the gateway did not start')
  for (const name of options.suppliers) {
    const delayMs = typeof slowMs === 'number' ? slowMs : (slowMs[name] ?? 0)
    await suppliers[name].injectFault(
      delayMs > 0 ? { mode: 'slow', delayMs, operation: 'availability' } : { mode: 'none' },
    )
  }
  return { suppliers: supplierUrls, payments: payments.url }
})
