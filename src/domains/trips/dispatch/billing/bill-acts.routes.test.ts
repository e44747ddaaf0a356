import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { DAY_AFTER, dispatchActs, END, START } from '#testing/builders/trips/dispatch-acts.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { mostOfCharge } from './trip-bill.ts'

const app = forFile(await testApp())
const { get, read, act, steps, assigned, anew, audited } = await dispatchActs(app)

beforeEach(anew)

const inr = (amount: number) => ({ amount, currency: 'INR' })
const toll = (amount: number) => ({ kind: 'toll', amount: inr(amount), reason: 'Airport road' })
const MOST = mostOfCharge('INR')

/** Ten hours and 120 km: the package, what is beyond it, and the tax. */
const BILLED = 369_600

async function ended() {
  const { id } = await assigned()
  app.clock.set(DAY_AFTER)
  await steps(id, ['start', START], ['end', END])
  return id
}

const nextBill = (id: string) => get(`${id}/next-bill`)
/** As it was taken before there was a bound. */
const oldCharge = (tripId: string, amount: number) =>
  app.database.db
    .insertInto('trip_charges')
    .values({ id: newId(), trip_id: tripId, kind: 'toll', amount, reason: 'A slip', at: new Date(DAY_AFTER) })
    .execute()

describe('charges', () => {
  test.for([
    { name: 'above the bound of its currency', amount: MOST + 1, code: 'charge_too_large' },
    { name: 'of all that a number holds', amount: Number.MAX_SAFE_INTEGER, code: 'charge_too_large' },
    { name: 'of nothing', amount: 0, code: 'charge_of_nothing' },
  ])('one $name is refused at its amount', async ({ amount, code }) => {
    const id = await ended()
    const body = { version: 4, ...toll(amount) }
    expectProblem(await act(id, 'charge', body), { status: 422, code })
    expect((await act(id, 'charge', body)).body.fields).toMatchObject([{ path: 'amount', code }])
    expectArabic(await act(id, 'charge', body, '?lang_id=2'))
    expect((await read(id)).charges).toEqual([])
  })

  test('the largest that is taken can be billed fifty times over, and a fifty-first is refused', async () => {
    const id = await ended()
    for (let at = 0; at < 50; at += 1) await oldCharge(id, MOST)
    expectProblem(await act(id, 'charge', { version: 4, ...toll(1) }), {
      status: 422,
      code: 'too_many_charges',
    })
    expect((await steps(id, ['bill', {}])).bill.fare.total.amount).toBeGreaterThan(50 * MOST)
  })

  test('a wrong one is taken back until it is billed: it was said what it was, and why it went', async () => {
    const id = await ended()
    const { charges } = await steps(id, ['charge', toll(15_000)], ['charge', toll(1_500_000)])
    const [, wrong] = charges
    const body = { charge_id: wrong.charge_id, reason: 'Two zeros too many' }
    const trip = await steps(id, ['remove-charge', body])
    expect(trip.charges).toMatchObject([{ amount: inr(15_000) }])
    const detail = {
      charge: 'toll',
      amount: inr(1_500_000),
      said: 'Airport road',
      reason: 'Two zeros too many',
    }
    expect(trip.events.at(-1)).toMatchObject({ kind: 'charge_removed', detail })
    expect((await audited()).at(-1)).toMatchObject({ action: 'remove_charge_trip', after: detail })
    expectProblem(await act(id, 'remove-charge', { version: trip.version, ...body }), {
      status: 404,
      code: 'charge_not_found',
    })
    const billed = await steps(id, ['bill', {}])
    expect(billed.bill.fare.total).toEqual(inr(BILLED + 15_750))
    const [right] = billed.charges
    expectProblem(
      await act(id, 'remove-charge', { version: billed.version, charge_id: right.charge_id, reason: 'No' }),
      { status: 409, code: 'trip_act_refused' },
    )
  })

  test('a charge of before the bound does not stop a trip for ever: it is named, removed, and the trip billed', async () => {
    const id = await ended()
    await oldCharge(id, Number.MAX_SAFE_INTEGER)
    expectProblem(await nextBill(id), { status: 422, code: 'charge_too_large' })
    expectProblem(await act(id, 'bill', { version: 4 }), { status: 422, code: 'charge_too_large' })
    const [{ charge_id, amount }] = (await read(id)).charges
    expect(amount).toEqual(inr(Number.MAX_SAFE_INTEGER))
    const { bill } = await steps(id, ['remove-charge', { charge_id, reason: 'Mistyped' }], ['bill', {}])
    expect(bill.fare.total).toEqual(inr(BILLED))
  })
})

describe('the bill before it is issued', () => {
  test('is the one that is issued then, line by line, and writes nothing', async () => {
    const id = await ended()
    await steps(id, ['charge', toll(15_000)])
    const shown = await nextBill(id)
    expect(shown.status).toBe(200)
    expect(shown.body).toMatchObject({
      tax: { recipient: { name: 'Layla Haddad' }, taxable: inr(367_000) },
      money: { quoted: inr(252_000), billed: inr(385_350), paid: inr(0), due: inr(385_350) },
      taken: inr(0),
      returned: inr(0),
    })
    expect(await read(id)).toMatchObject({ status: 'ended', bill: null })
    const { bill, money } = await steps(id, ['bill', { accept_total: shown.body.bill.total }])
    const lines = shown.body.bill.lines.map(({ explanation, ...line }: { explanation: string }) => {
      expect(explanation).not.toBe('')
      return line
    })
    expect(bill.fare.lines).toEqual(lines)
    expect(money).toEqual(shown.body.money)
  })

  test('is not issued where it has become another since it was shown', async () => {
    const id = await ended()
    const body = { version: 4, accept_total: inr(BILLED - 1) }
    expectProblem(await act(id, 'bill', body), { status: 409, code: 'bill_changed' })
    expect(await read(id)).toMatchObject({ status: 'ended', bill: null })
  })

  test('is there once the trip is over, and until it is billed', async () => {
    const { id } = await assigned()
    expectProblem(await nextBill(id), { status: 409, code: 'trip_act_refused' })
    expectProblem(await nextBill(newId()), { status: 404, code: 'trip_not_found' })
  })
})
