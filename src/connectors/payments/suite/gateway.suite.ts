import { beforeEach, describe } from 'vitest'
import { authoriseRules } from './authorise.ts'
import { challengeRules } from './challenge.ts'
import { faultRules } from './faults.ts'
import { moneyRules } from './money.ts'
import { gatewayBench, type GatewayUnderTest } from './subject.ts'

/** The rules for every card gateway, run against its own simulator. */
export function gatewayRules(subject: GatewayUnderTest): void {
  const bench = gatewayBench(subject)

  describe(`the gateway ${subject.name}`, () => {
    beforeEach(bench.connect)

    authoriseRules(bench)
    challengeRules(bench)
    moneyRules(bench)
    faultRules(bench)
  })
}
