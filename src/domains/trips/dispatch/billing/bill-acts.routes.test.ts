import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { DAY_AFTER, dispatchActions, END, START } from '#testing/builders/trips/dispatch-actions.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { mostOfCharge } from './trip-bill.ts'

const app = forFile(await testApp())
const { get, read, act, steps, assigned, anew, audited, mails } = await dispatchActions(app)

beforeEach(anew)

const inr = (amount: number) => ({ amount, currency: 'INR' })
const toll = (amount: number) => ({ kind: 'toll', amount: inr(amount), reason: 'Airport road' })
const MOST = mostOfCharge('INR')

/** Ten hours and 120 km: the package, the excess and the tax. */
const BILLED = 369_600

async function ended() {
  const { id } = await assigned()
  app.clock.set(DAY_AFTER)
  await steps(id, ['start', START], ['end', END])
  return id
}

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

  test('of nothing says that what was estimated did not come up, and the bill follows; else the bill names the estimate', async () => {
    const { id } = await assigned({ category: TRIP_CATEGORIES.airportDrop })
    app.clock.set(DAY_AFTER)
    await steps(id, ['start', START], ['end', END])
    const [, kept] = (await nextBill(id)).body.bill.lines
    expect(kept).toMatchObject({ kind: 'parking', rule: 'estimate_kept', amount: inr(5000) })
    expect(kept.label).toBe('Parking (estimate: no actual amount)')
    expectProblem(await act(id, 'charge', { version: 4, ...toll(0) }), {
      status: 422,
      code: 'charge_of_nothing',
    })
    await steps(id, ['charge', { ...toll(0), kind: 'parking', reason: 'Nobody parked' }])
    const { bill } = (await nextBill(id)).body
    expect(bill.total).toEqual(inr(115_500))
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

describe('a wrong bill', () => {
  test('is given back whole by a numbered credit note, put right, and billed anew', async () => {
    const id = await ended()
    const wrong = await steps(id, ['charge', toll(1_500_000)], ['bill', {}])
    const note = { reason: 'The toll has two zeros too many' }
    const back = await steps(id, ['credit-bill', note])
    expect(back).toMatchObject({
      status: 'ended',
      bill: null,
      money: { billed: null, due: back.money.quoted },
      credit_notes: [
        { number: 'TRIP-CN-2026-000001', bill_number: wrong.bill.number, total: wrong.bill.fare.total },
      ],
    })
    expect(back.events.at(-1)).toMatchObject({
      kind: 'credited',
      detail: { bill: wrong.bill.number, ...note },
    })
    expect((await audited()).at(-1)).toMatchObject({ action: 'credit_bill_trip', after: note })
    expect((await mails()).at(-1)).toMatchObject({
      recipient: 'layla@example.com',
      subject: expect.stringContaining(wrong.bill.number),
      text: expect.stringContaining('TRIP-CN-2026-000001'),
    })
    const [{ charge_id }] = back.charges
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
    const { number: credit } = back.credit_notes[0]
    const given = { credit_note: { number: credit, ...note }, billed: wrong.bill.fare.total }
    expect(await document()).toMatchObject({
      kind: 'bill',
      credit_note: null,
      replaces: wrong.bill.number,
      billed: right.bill.fare.total,
    })
    expect(await document(wrong.bill.number)).toMatchObject({ kind: 'bill', ...given })
    expect(await document(credit)).toMatchObject({ kind: 'credit_note', ...given })
    expectProblem(await get(`${id}/bill?document=TRIP-1999-000001`), { status: 404, code: 'bill_not_found' })
  })

  test('of before the bound, over a hundred billion, is recovered like any other', async () => {
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
      name: 'that a colleague has credited',
      body: { version: 4, reason: 'Wrong' },
      status: 409,
      code: 'trip_changed',
    },
  ])('$name is not given back', async ({ body, ...refused }) => {
    const id = await ended()
    await steps(id, ['bill', {}])
    expectProblem(await act(id, 'credit-bill', body), refused)
    expect((await read(id)).credit_notes).toEqual([])
  })
})

describe('what was typed of the start or the end', () => {
  const end = { ...END, waiting_minutes: 0, garage_km: 0, garage_minutes: 0 }
  const reason = 'The six was an eight'
  const odometerOf = async (vehicleId: string) =>
    (
      await app.database.db
        .selectFrom('vehicles')
        .select('odometer_km')
        .where('id', '=', vehicleId)
        .executeTakeFirstOrThrow()
    ).odometer_km

  test('is corrected until the bill: the vehicle follows, and the history keeps both', async () => {
    const { id, vehicleId } = await assigned()
    app.clock.set(DAY_AFTER)
    await steps(id, ['start', { ...START, odometer_km: 10_650 }], ['end', { ...END, odometer_km: 11_170 }])
    const trip = await steps(id, ['correct', { start: START, end, reason }])
    expect(trip).toMatchObject({ status: 'ended', odometer: { start_km: 10_050, end_km: 10_170 } })
    expect(await odometerOf(vehicleId)).toBe(10_170)
    const detail = { before: { odometer_start_km: 10_650, odometer_end_km: 11_170 }, reason }
    expect(trip.events.at(-1)).toMatchObject({ kind: 'corrected', detail })
    expect((await audited()).at(-1)).toMatchObject({ action: 'correct_trip', after: detail })
    expect((await steps(id, ['bill', {}])).bill.fare.total).toEqual(inr(BILLED))
    const { version } = await read(id)
    expectProblem(await act(id, 'correct', { version, start: START, reason }), {
      status: 409,
      code: 'trip_act_refused',
    })
  })

  test('of the start alone is corrected while the trip is under way, which could not end otherwise', async () => {
    const { id } = await assigned()
    app.clock.set(DAY_AFTER)
    await steps(id, ['start', { ...START, odometer_km: 999_999 }])
    expect(await steps(id, ['correct', { start: START, reason }], ['end', END])).toMatchObject({
      distance_km: 120,
    })
  })

  test.for([
    { name: 'an end before the start', body: { end: { ...end, at: '2026-12-02T09:00' } }, path: 'end.at' },
    {
      name: 'fewer kilometres at the end',
      body: { end: { ...end, odometer_km: 9 } },
      path: 'end.odometer_km',
    },
    {
      name: 'a start in the future',
      body: { start: { ...START, at: '2026-12-05T09:00' } },
      path: 'start.at',
    },
    {
      name: 'a start without a reading',
      body: { start: { ...START, odometer_km: null } },
      path: 'start.odometer_km',
    },
  ])('is not corrected to $name', async ({ body, path }) => {
    const id = await ended()
    const refused = await act(id, 'correct', { version: 4, reason, ...body })
    expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([422, path])
    expect(await read(id)).toMatchObject({ odometer: { start_km: 10_050, end_km: 10_170 } })
  })

  test('stays between what the other trips of its vehicle read', async () => {
    const { id, vehicleId } = await assigned()
    app.clock.set(DAY_AFTER)
    await steps(id, ['start', START], ['end', END])
    const next = await ended()
    await app.database.db
      .updateTable('trips')
      .set({
        vehicle_id: vehicleId,
        odometer_start_km: 10_200,
        odometer_end_km: 10_300,
        started_at: Temporal.Instant.from(DAY_AFTER),
      })
      .where('id', '=', next)
      .execute()
    const beyond = await act(id, 'correct', { version: 4, reason, end: { ...end, odometer_km: 10_201 } })
    expectProblem(beyond, { status: 422, code: 'odometer_beyond_next' })
    await steps(id, ['correct', { end: { ...end, odometer_km: 10_200 }, reason }])
    expectProblem(
      await act(next, 'correct', {
        version: 4,
        reason,
        start: { at: '2026-12-03T14:00', odometer_km: 10_199 },
      }),
      {
        status: 422,
        code: 'odometer_backwards',
      },
    )
  })

  test('has no end to be corrected before there is one', async () => {
    const { id } = await assigned()
    app.clock.set(DAY_AFTER)
    await steps(id, ['start', START])
    expectProblem(await act(id, 'correct', { version: 3, end, reason }), { status: 422, code: 'not_ended' })
  })
})
