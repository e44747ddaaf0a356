import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_AFTER, dispatchActions, END, START } from '#testing/builders/trips/dispatch-actions.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
const { read, perform, steps, assigned, ended, reset, audited } = await dispatchActions(app)

beforeEach(reset)

describe('the recorded start or end', () => {
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

  test('is corrected until billing: the odometer follows, and the history has both versions', async () => {
    const { id, vehicleId } = await assigned()
    app.clock.set(DAY_AFTER)
    await steps(id, ['start', { ...START, odometer_km: 10_650 }], ['end', { ...END, odometer_km: 11_170 }])
    const trip = await steps(id, ['correct', { start: START, end, reason }])
    expect(trip).toMatchObject({ status: 'ended', odometer: { start_km: 10_050, end_km: 10_170 } })
    expect(await odometerOf(vehicleId)).toBe(10_170)
    const detail = { before: { odometer_start_km: 10_650, odometer_end_km: 11_170 }, reason }
    expect(trip.events.at(-1)).toMatchObject({ kind: 'corrected', detail })
    expect((await audited()).at(-1)).toMatchObject({ action: 'correct_trip', after: detail })
    const { bill, version } = await steps(id, ['bill', {}])
    // Ten hours and 120 km: the package, the excess and the tax.
    expect(bill.fare.total).toEqual({ amount: 369_600, currency: 'INR' })
    expectProblem(await perform(id, 'correct', { version, start: START, reason }), {
      status: 409,
      code: 'trip_act_refused',
    })
  })

  test('allows correcting the start alone during a trip that could not end otherwise', async () => {
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
    const rejected = await perform(id, 'correct', { version: 4, reason, ...body })
    expect([rejected.status, rejected.body.fields?.[0]?.path]).toEqual([422, path])
    expect(await read(id)).toMatchObject({ odometer: { start_km: 10_050, end_km: 10_170 } })
  })

  test('stays between the readings of the vehicle’s other trips', async () => {
    const id = await ended()
    const next = await ended()
    await app.database.db
      .updateTable('trips')
      .set({
        vehicle_id: (await read(id)).vehicle_id,
        odometer_start_km: 10_200,
        odometer_end_km: 10_300,
        started_at: Temporal.Instant.from(DAY_AFTER),
      })
      .where('id', '=', next)
      .execute()
    const beyond = await perform(id, 'correct', { version: 4, reason, end: { ...end, odometer_km: 10_201 } })
    expectProblem(beyond, { status: 422, code: 'odometer_beyond_next' })
    await steps(id, ['correct', { end: { ...end, odometer_km: 10_200 }, reason }])
    expectProblem(
      await perform(next, 'correct', {
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

  test('has no end to correct before the trip has ended', async () => {
    const { id } = await assigned()
    app.clock.set(DAY_AFTER)
    await steps(id, ['start', START])
    expectProblem(await perform(id, 'correct', { version: 3, end, reason }), {
      status: 422,
      code: 'not_ended',
    })
  })
})
