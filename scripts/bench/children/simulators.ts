import { systemClock } from '#kernel/clock.ts'
import { startSimulators } from '#src/simulators.ts'
import { answerParent } from '../child.ts'

export type SimulatorsWanted = {
  dataDir: string
  paymentsKey: string
  fleet: { classes?: number; stock?: number }
  /** Each call for prices is answered so much later. */
  slowMs?: number
}

export type SimulatorUrls = { okMobility: string; europcar: string; payments: string }

answerParent(async ({ slowMs = 0, ...wanted }: SimulatorsWanted): Promise<SimulatorUrls> => {
  const { okMobility, europcar, payments } = await startSimulators({ ...wanted, clock: systemClock })
  if (!okMobility || !europcar || !payments) throw new Error('a simulator did not start')
  for (const supplier of [okMobility, europcar])
    await supplier.trouble(
      slowMs > 0 ? { mode: 'slow', delayMs: slowMs, operation: 'availability' } : { mode: 'none' },
    )
  return { okMobility: okMobility.url, europcar: europcar.url, payments: payments.url }
})
