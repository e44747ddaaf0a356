import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import type { GatewayBench } from './subject.ts'

const amount = money(12_345, 'EUR')

/** Rules of holding an amount on a card. */
export function authoriseRules({ subject, gateway, createHold }: GatewayBench): void {
  const { cards, booked } = subject

  test('an amount is held, and no more of the card is told than its brand and last four', async () => {
    const paymentId = newId()
    expect(await gateway().authorise({ paymentId, amount, card: cards.usual })).toEqual({
      ok: true,
      value: { paymentId, amount, card: { brand: 'visa', last4: subject.last4 } },
    })
    expect(await gateway().find(paymentId)).toMatchObject({ value: { status: 'authorised', amount } })
  })

  test('ten equal authorisations at once hold the amount once and answer the same', async () => {
    const request = { paymentId: newId(), amount, card: cards.usual }
    const answers = await Promise.all(Array.from({ length: 10 }, () => gateway().authorise(request)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.ok).toBe(true)
    expect(await booked(request.paymentId)).toBe(1)
  })

  test('the same id with another amount or another card is refused and changes nothing', async () => {
    const paymentId = await createHold({ amount, card: cards.usual })
    const different = { ok: false, failure: { code: 'refused', reason: 'different_request' } }
    const dearer = { paymentId, amount: money(20_000, 'EUR'), card: cards.usual }
    expect(await gateway().authorise(dearer)).toEqual(different)
    expect(await gateway().authorise({ paymentId, amount, card: cards.other })).toEqual(different)
    expect(await gateway().find(paymentId)).toMatchObject({ value: { status: 'authorised', amount } })
  })

  test.for(cards.declined)(
    '%o is declined as %s, also when it is asked again or found, and cannot be captured',
    async ([card, reason]) => {
      const request = { paymentId: newId(), amount, card }
      const declined = { ok: false, failure: { code: 'declined', reason } }
      expect(await gateway().authorise(request)).toEqual(declined)
      expect(await gateway().authorise(request)).toEqual(declined)
      expect(await gateway().find(request.paymentId)).toMatchObject({ value: { status: 'declined' } })
      expect(await gateway().capture(request.paymentId)).toMatchObject({
        failure: { code: 'refused', reason: 'declined' },
      })
    },
  )

  test('a card as another gateway takes it is refused', async () => {
    const paymentId = newId()
    expect(await gateway().authorise({ paymentId, amount, card: cards.foreign })).toEqual({
      ok: false,
      failure: { code: 'refused', reason: 'invalid_request' },
    })
    expect(await gateway().find(paymentId)).toEqual({ ok: true, value: null })
  })
}
