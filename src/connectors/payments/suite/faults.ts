import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import type { GatewayFailure } from '#domains/payments/payment-gateway.ts'
import { UNREACHABLE_URL } from '#testing/infrastructure/unreachable-url.ts'
import type { GatewayBench } from './subject.ts'

const amount = money(12_345, 'EUR')

/** Failures after which a call that was sent may have taken effect. */
const UNCERTAIN: ReadonlySet<GatewayFailure['code']> = new Set(['no_answer', 'garbage'])

function isUncertain(answer: Result<unknown, GatewayFailure>): boolean {
  return !answer.ok && UNCERTAIN.has(answer.failure.code)
}

/** Rules of a gateway that fails, drops connections, responds with garbage or is unreachable. */
export function faultRules({ subject, gateway, createHold, paid }: GatewayBench): void {
  const { injectFault } = subject
  const { usual: card } = subject.cards

  test.for([
    ['drop', undefined],
    ['failing', undefined],
    ['drop_after', 'authorised'],
    ['garbage', 'authorised'],
  ] as const)(
    'an authorisation met by %s is uncertain, find tells that it is %s, and asking again holds it',
    async ([mode, status]) => {
      await injectFault(mode, 'authorise')
      const request = { paymentId: newId(), amount, card }
      expect(isUncertain(await gateway().authorise(request))).toBe(true)
      const found = await gateway().find(request.paymentId)
      expect(found.ok && found.value?.status).toBe(status)
      expect(await gateway().authorise(request)).toMatchObject({ ok: true })
      expect(await subject.booked(request.paymentId)).toBe(1)
    },
  )

  test.for(['drop', 'failing', 'drop_after', 'garbage'] as const)(
    'a capture, a release and a refund met by %s act once when they are asked again',
    async (mode) => {
      const [taken, released, refunded] = [
        await createHold({ amount, card }),
        await createHold({ amount, card }),
        await paid({ amount, card }),
      ]
      const refund = { paymentId: refunded, refundId: newId(), amount: money(5_000, 'EUR') }
      for (const [operation, call, status] of [
        ['capture', () => gateway().capture(taken), 'captured'],
        ['release', () => gateway().release(released), 'released'],
        ['refund', () => gateway().refund(refund), 'captured'],
      ] as const) {
        await injectFault(mode, operation)
        expect(isUncertain(await call()), operation).toBe(true)
        expect(await call(), operation).toMatchObject({ ok: true, value: { status } })
      }
      expect(await gateway().find(refunded)).toMatchObject({ value: { refunded: refund.amount } })
    },
  )

  test('a wrong key is refused and an address nobody answers at is unreachable', async () => {
    const request = { paymentId: newId(), amount, card }
    const unknown = await subject.connect({ wrongKey: true })
    expect(await unknown.authorise(request)).toMatchObject({
      failure: { code: 'refused', reason: 'not_authorized' },
    })
    const unreachable = await subject.connect({ url: UNREACHABLE_URL })
    expect(await unreachable.authorise(request)).toMatchObject({ failure: { code: 'unreachable' } })
  })
}
