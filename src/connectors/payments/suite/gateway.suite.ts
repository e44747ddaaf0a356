import { beforeEach, describe, expect, test } from 'vitest'
import { authoriseRules } from './authorise.ts'
import { faultRules } from './faults.ts'
import { moneyRules } from './money.ts'
import { gatewayBench, type GatewayBench, type GatewayUnderTest } from './subject.ts'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'

const amount = money(12_345, 'EUR')

/** Defines the rules for every card gateway, run against its own simulator. */
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

/** Rules of a card whose bank requires a challenge (3-D Secure). */
function challengeRules({ subject, gateway }: GatewayBench): void {
  const { cards, answerBank, returnUrl } = subject

  async function startChallenge() {
    const request = { paymentId: newId(), amount, card: cards.challenged }
    const answer = await gateway().authorise(request)
    if (!answer.ok || !('action' in answer.value)) throw new Error('the bank does not ask')
    expect(await gateway().authorise(request)).toEqual(answer)
    return { paymentId: request.paymentId, url: answer.value.action.url }
  }

  test.for([
    [true, 'authorised'],
    [false, 'declined'],
  ] as const)('a bank that was told %s makes it %s, for good, and leads back', async ([yes, status]) => {
    const { paymentId, url } = await startChallenge()
    expect(await gateway().find(paymentId)).toMatchObject({ value: { status: 'action_required' } })
    expect(await gateway().capture(paymentId)).toMatchObject({ failure: { code: 'refused' } })
    for (const isApproved of [yes, true, false]) {
      expect(await answerBank(url, isApproved)).toBe(returnUrl(paymentId))
      expect(await gateway().find(paymentId)).toMatchObject({ value: { status } })
    }
  })

  test('released before the traveller has answered, a late yes holds nothing', async () => {
    const { paymentId, url } = await startChallenge()
    expect(await gateway().release(paymentId)).toMatchObject({ value: { status: 'released' } })
    await answerBank(url, true)
    expect(await gateway().find(paymentId)).toMatchObject({ value: { status: 'released' } })
  })
}
