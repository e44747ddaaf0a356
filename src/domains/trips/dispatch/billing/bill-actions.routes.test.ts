import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { DAY_AFTER, dispatchActions } from '#testing/builders/trips/dispatch-actions.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { maxCharge } from './trip-bill.ts'

const app = forFile(await testApp())
const { get, read, perform, steps, assigned, ended, reset, audited, mails } = await dispatchActions(app)

beforeEach(reset)

const inr = (amount: number) => ({ amount, currency: 'INR' })
const toll = (amount: number) => ({ kind: 'toll', amount: inr(amount), reason: 'Airport road' })
const MAX_CHARGE = maxCharge('INR')

/** Ten hours and 120 km: the package, the excess and the tax. */
const BILLED = 369_600

const nextBill = (id: string) => get(`${id}/next-bill`)
/** Inserts a charge from before the maximum existed. */
const oldCharge = (tripId: string, amount: number) =>
  app.database.db
    .insertInto('trip_charges')
    .values({
      id: newId(),
      trip_id: tripId,
      kind: 'toll',
      amount,
      reason: 'A slip',
      at: Temporal.Instant.from(DAY_AFTER),
    })
    .execute()

describe('charges', () => {
  test.for([
    { name: 'above the maximum of its currency', amount: MAX_CHARGE + 1, code: 'charge_too_large' },
    { name: 'of the largest safe integer', amount: Number.MAX_SAFE_INTEGER, code: 'charge_too_large' },
    { name: 'of nothing', amount: 0, code: 'charge_of_nothing' },
  ])('one $name is rejected at its amount', async ({ amount, code }) => {
    const id = await ended()
    const body = { version: 4, ...toll(amount) }
    expectProblem(await perform(id, 'charge', body), { status: 422, code })
    expect((await perform(id, 'charge', body)).body.fields).toMatchObject([{ path: 'amount', code }])
    expectArabic(await perform(id, 'charge', body, '?lang_id=2'))
    expect((await read(id)).charges).toEqual([])
  })

  test('the largest valid one can be billed fifty times, and a fifty-first is rejected', async () => {
    const id = await ended()
    for (let at = 0; at < 50; at += 1) await oldCharge(id, MAX_CHARGE)
    expectProblem(await perform(id, 'charge', { version: 4, ...toll(1) }), {
      status: 422,
      code: 'too_many_charges',
    })
    expect((await steps(id, ['bill', {}])).bill.fare.total.amount).toBeGreaterThan(50 * MAX_CHARGE)
  })

  test('a wrong one is removed until billing, and the history has the charge and the reason', async () => {
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
    expectProblem(await perform(id, 'remove-charge', { version: trip.version, ...body }), {
      status: 404,
      code: 'charge_not_found',
    })
    const billed = await steps(id, ['bill', {}])
    expect(billed.bill.fare.total).toEqual(inr(BILLED + 15_750))
    const [right] = billed.charges
    expectProblem(
      await perform(id, 'remove-charge', {
        version: billed.version,
        charge_id: right.charge_id,
        reason: 'No',
      }),
      { status: 409, code: 'trip_act_refused' },
    )
  })

  test('of zero state that the estimated cost did not occur, and the bill follows; otherwise the bill has the estimate', async () => {
    const id = await ended({ category: TRIP_CATEGORIES.airportDrop })
    const [, estimate] = (await nextBill(id)).body.bill.lines
    expect(estimate).toMatchObject({ kind: 'parking', rule: 'estimate_kept', amount: inr(5000) })
    expect(estimate.label).toBe('Parking (estimate: no actual amount)')
    expectProblem(await perform(id, 'charge', { version: 4, ...toll(0) }), {
      status: 422,
      code: 'charge_of_nothing',
    })
    await steps(id, ['charge', { ...toll(0), kind: 'parking', reason: 'Nobody parked' }])
    const { bill } = (await nextBill(id)).body
    expect(bill.total).toEqual(inr(115_500))
  })

  test('a charge from before the maximum does not block a trip: it is reported, removed, and the trip is billed', async () => {
    const id = await ended()
    await oldCharge(id, Number.MAX_SAFE_INTEGER)
    expectProblem(await nextBill(id), { status: 422, code: 'charge_too_large' })
    expectProblem(await perform(id, 'bill', { version: 4 }), { status: 422, code: 'charge_too_large' })
    const [{ charge_id, amount }] = (await read(id)).charges
    expect(amount).toEqual(inr(Number.MAX_SAFE_INTEGER))
    const { bill } = await steps(id, ['remove-charge', { charge_id, reason: 'Mistyped' }], ['bill', {}])
    expect(bill.fare.total).toEqual(inr(BILLED))
  })
})

describe('the preview of a bill', () => {
  test('equals the issued bill line by line, and writes nothing', async () => {
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

  test('is not issued if it has changed since it was shown', async () => {
    const id = await ended()
    const body = { version: 4, accept_total: inr(BILLED - 1) }
    expectProblem(await perform(id, 'bill', body), { status: 409, code: 'bill_changed' })
    expect(await read(id)).toMatchObject({ status: 'ended', bill: null })
  })

  test('exists from the end of the trip until it is billed', async () => {
    const { id } = await assigned()
    expectProblem(await nextBill(id), { status: 409, code: 'trip_act_refused' })
    expectProblem(await nextBill(newId()), { status: 404, code: 'trip_not_found' })
  })
})

describe('a wrong bill', () => {
  test('is cancelled in full by a numbered credit note, corrected, and billed again', async () => {
    const id = await ended()
    const wrong = await steps(id, ['charge', toll(1_500_000)], ['bill', {}])
    const note = { reason: 'The toll has two zeros too many' }
    const credited = await steps(id, ['credit-bill', note])
    expect(credited).toMatchObject({
      status: 'ended',
      bill: null,
      money: { billed: null, due: credited.money.quoted },
      credit_notes: [
        { number: 'TRIP-CN-2026-000001', bill_number: wrong.bill.number, total: wrong.bill.fare.total },
      ],
    })
    expect(credited.events.at(-1)).toMatchObject({
      kind: 'credited',
      detail: { bill: wrong.bill.number, ...note },
    })
    expect((await audited()).at(-1)).toMatchObject({ action: 'credit_bill_trip', after: note })
    expect((await mails()).at(-1)).toMatchObject({
      recipient: 'layla@example.com',
      subject: expect.stringContaining(wrong.bill.number),
      text: expect.stringContaining('TRIP-CN-2026-000001'),
    })
    const [{ charge_id }] = credited.charges
    const right = await steps(
      id,
      ['remove-charge', { charge_id, ...note }],
      ['charge', toll(15_000)],
      ['bill', {}],
    )
    expect(right.bill.fare.total).toEqual(inr(BILLED + 15_750))
    const place = ({ bill }: typeof right) => Number(bill.number.split('-')[2])
    expect(place(right)).toBe(place(wrong) + 1)

    expect((await mails()).at(-1)?.text).toContain('Still due')
    const document = async (number = '') =>
      (await get(`${id}/bill${number === '' ? '' : `?document=${number}`}`)).body
    const { number: credit } = credited.credit_notes[0]
    const expected = { credit_note: { number: credit, ...note }, billed: wrong.bill.fare.total }
    expect(await document()).toMatchObject({
      kind: 'bill',
      credit_note: null,
      replaces: wrong.bill.number,
      billed: right.bill.fare.total,
    })
    expect(await document(wrong.bill.number)).toMatchObject({ kind: 'bill', ...expected })
    expect(await document(credit)).toMatchObject({ kind: 'credit_note', ...expected })
    expectProblem(await get(`${id}/bill?document=TRIP-1999-000001`), { status: 404, code: 'bill_not_found' })
  })

  test('from before the maximum, over a hundred billion, is credited like any other', async () => {
    const id = await ended()
    await oldCharge(id, 10_500_000_000_000)
    const { db } = app.database
    const trip = await db
      .selectFrom('trips')
      .select(['fare', 'fare_inputs'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const bill = { ...trip.fare, total: inr(10_500_000_000_000) }
    const absurd = {
      status: 'billed',
      bill,
      bill_inputs: trip.fare_inputs,
      bill_number: 'TRIP-2026-999999',
    } as const
    await db
      .updateTable('trips')
      .set({ ...absurd, billed_total: 10_500_000_000_000 })
      .where('id', '=', id)
      .execute()
    const { charges } = await steps(id, ['credit-bill', { reason: 'Mistyped' }])
    const removal = { charge_id: charges[0].charge_id, reason: 'Mistyped' }
    const { bill: mended } = await steps(id, ['remove-charge', removal], ['bill', {}])
    expect(mended.fare.total).toEqual(inr(BILLED))
  })

  test.for([
    { name: 'without a reason', body: { version: 5 }, status: 400, code: 'invalid_request' },
    {
      name: 'credited by a colleague',
      body: { version: 4, reason: 'Wrong' },
      status: 409,
      code: 'trip_changed',
    },
  ])('$name is not credited', async ({ body, ...rejected }) => {
    const id = await ended()
    await steps(id, ['bill', {}])
    expectProblem(await perform(id, 'credit-bill', body), rejected)
    expect((await read(id)).credit_notes).toEqual([])
  })
})
