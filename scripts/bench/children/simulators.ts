import { systemClock } from '#kernel/clock.ts'
import { startSimulators } from '#src/simulators.ts'
import { answerParent } from '../child.ts'

export type SimulatorsWanted = {
  dataDir: string
  paymentsKey: string
  fleet: { classes?: number; stock?: number }
  /** Each call for prices is answered so much later, by all or by each. */
  slowMs?: number | { okMobility: number; europcar: number }
}

export type SimulatorUrls = { okMobility: string; europcar: string; payments: string }

answerParent(async ({ slowMs = 0, ...wanted }: SimulatorsWanted): Promise<SimulatorUrls> => {
  const { suppliers, supplierUrls, payments } = await startSimulators({
    ...wanted,
    suppliers: ['okMobility', 'europcar'],
    clock: systemClock,
  })
  if (!payments) throw new Error('the gateway did not start')
  for (const [name, supplier] of Object.entries(suppliers)) {
    const delayMs = typeof slowMs === 'number' ? slowMs : slowMs[name as 'okMobility' | 'europcar']
    await supplier.trouble(
      delayMs > 0 ? { mode: 'slow', delayMs, operation: 'availability' } : { mode: 'none' },
    )
  }
  return { ...supplierUrls, payments: payments.url }
})
