import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import type { GatewayBench } from './subject.ts'

const amount = money(12_345, 'EUR')

/** Rules of capturing, releasing and refunding. */
export function moneyRules({ subject, gateway, ...bench }: GatewayBench): void {
  const { usual: card } = subject.cards
  const createHold = () => bench.createHold({ amount, card })
  const paid = (of = amount) => bench.paid({ amount: of, card })

  test('what is held is taken and given back in part', async () => {
    const paymentId = await createHold()
    expect(await gateway().capture(paymentId)).toMatchObject({
      value: { status: 'captured', captured: amount, refunded: money(0, 'EUR') },
    })
    const refund = { paymentId, refundId: newId(), amount: money(345, 'EUR') }
    expect(await gateway().refund(refund)).toMatchObject({ value: { refunded: refund.amount } })
    expect(await gateway().find(paymentId)).toMatchObject({
      value: { status: 'captured', amount, captured: amount, refunded: refund.amount },
    })
  })

  test('a currency of three decimals is counted in hundredths here', async () => {
    const dinars = money(12_340, 'KWD')
    const paymentId = await paid(dinars)
    expect(await gateway().find(paymentId)).toMatchObject({ value: { amount: dinars, captured: dinars } })
    await gateway().refund({ paymentId, refundId: newId(), amount: dinars })
    expect(await gateway().find(paymentId)).toMatchObject({ value: { refunded: dinars } })
  })

  test('capture and release each act once, and neither after the other', async () => {
    const captured = await paid()
    expect(await gateway().capture(captured)).toMatchObject({ ok: true, value: { captured: amount } })
    expect(await gateway().release(captured)).toMatchObject({
      failure: { code: 'refused', reason: 'captured' },
    })
    const released = await createHold()
    for (const _ of ['once', 'again'])
      expect(await gateway().release(released)).toMatchObject({ ok: true, value: { status: 'released' } })
    expect(await gateway().capture(released)).toMatchObject({
      failure: { code: 'refused', reason: 'released' },
    })
  })

  test('an authorisation that comes after its release is refused, and nothing is held', async () => {
    const paymentId = newId()
    expect(await gateway().release(paymentId)).toMatchObject({
      ok: true,
      value: { status: 'released', amount: null },
    })
    expect(await gateway().authorise({ paymentId, amount, card })).toEqual({
      ok: false,
      failure: { code: 'refused', reason: 'released' },
    })
    const found = await gateway().find(paymentId)
    expect(found.ok && (found.value?.amount ?? null)).toBeNull()
  })

  test('refunds in parts stop at what was captured, and one refund id pays back once', async () => {
    const paymentId = await paid()
    const first = { paymentId, refundId: newId(), amount: money(10_000, 'EUR') }
    await Promise.all([gateway().refund(first), gateway().refund(first)])
    expect(await gateway().refund(first)).toMatchObject({ value: { refunded: money(10_000, 'EUR') } })
    const refund = (back: number) =>
      gateway().refund({ paymentId, refundId: newId(), amount: money(back, 'EUR') })
    expect(await refund(2_346)).toMatchObject({ failure: { code: 'refused', reason: 'above_captured' } })
    expect(await refund(2_345)).toMatchObject({ ok: true, value: { refunded: amount } })
  })

  test('nothing is paid back of what was only held', async () => {
    const refund = { paymentId: await createHold(), refundId: newId(), amount }
    expect(await gateway().refund(refund)).toMatchObject({ ok: false, failure: { code: 'refused' } })
  })

  test('an id the gateway has never heard of is found as null and cannot be captured or refunded', async () => {
    expect(await gateway().find(newId())).toEqual({ ok: true, value: null })
    expect(await gateway().reversals(newId())).toEqual({ ok: true, value: [] })
    const unknown = { ok: false, failure: { code: 'refused', reason: 'not_found' } }
    expect(await gateway().capture(newId())).toEqual(unknown)
    expect(await gateway().refund({ paymentId: newId(), refundId: newId(), amount })).toEqual(unknown)
  })
}
