import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { testBench } from './bench.ts'
import type { Bench, ConnectorUnderTest } from './bench.ts'
import { bookingRules } from './booking.ts'
import { garbageRules } from './garbage.ts'
import { searchingRules } from './searching.ts'
import { sizeRules } from './sizes.ts'
import { faultRules } from './fault-injection.ts'

/** Defines the rules for every supplier connector, run against its own simulator. */
export function connectorRules(subject: ConnectorUnderTest, moreRules?: (bench: Bench) => void): void {
  const bench = testBench(subject)

  describe(subject.name, () => {
    beforeAll(bench.start)
    afterEach(async () => {
      await bench.simulator().injectFault({ mode: 'none' })
      bench.simulator().prices(10_000)
    })
    afterAll(bench.stop)

    searchingRules(bench)
    bookingRules(bench)
    faultRules(bench)
    garbageRules(bench, subject)
    sizeRules(bench, subject)
    moreRules?.(bench)
  })
}
