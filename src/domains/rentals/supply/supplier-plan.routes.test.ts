import { expect, test } from 'vitest'
import { journey, RENTAL, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { SupplierPlan } from './supplier-plan.contract.ts'

const app = forFile(await testApp())
const other = forFile(await testApp({ sharedWith: app }))
const staff = await staffCalls(app)

async function planOf(label: string): Promise<SupplierPlan> {
  const { body } = await staff.get('suppliers')
  return body.items.find((plan: SupplierPlan) => plan.label === label)
}

const counted = async () => {
  for (const process of [app, other]) await process.app.runJob('calls of suppliers')
}
const rentalOn = (days: number) => rentalAfter(app.clock.now(), days)

test('every plan says where it has desks and how it is paid', async () => {
  const plan = await planOf('Flexible')
  expect(plan).toMatchObject({ on: true, version: 0, payment: 'part', margin_percent: 10, breaker: 'closed' })
  expect(plan.stations).toBeGreaterThan(0)
  expect(plan.places).toBeGreaterThan(0)
})

test('what every process asked of a plan in an hour and a day is counted together', async () => {
  await journey(app).offers(rentalOn(100))
  await journey(other).offers(rentalOn(101))
  await counted()
  const before = await planOf('Flexible')
  expect(before.hour).toMatchObject({ asked: 2, answered: 2, failed: 0, late: 0 })
  expect(before.hour.p95_ms).toBeGreaterThanOrEqual(before.hour.p50_ms ?? Infinity)
  app.clock.pass({ hours: 2 })
  const after = await planOf('Flexible')
  expect(after.hour).toMatchObject({ asked: 0, p50_ms: null })
  expect(after.day.asked).toBe(2)
})

test('a plan that only fails rests, and what it answered is shown without anything of a passenger', async () => {
  const { okMobility } = app.simulators
  await okMobility.injectFault({ mode: 'garbage' })
  for (const days of [110, 111, 112, 113, 114]) await journey(app).offers(rentalOn(days))
  await counted()
  const plan = await planOf('Flexible')
  expect(plan.breaker).toBe('open')
  expect(plan.hour).toMatchObject({ answered: 0, failed: 5 })
  expect(plan.garbage.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  expect(JSON.stringify(plan.garbage)).not.toMatch(/@|Layla|Haddad/)
})

test('of two who switch a plan at once one does; what is refused is read again', async () => {
  const { plan_id: id, version } = await planOf('Standard')
  const both = await Promise.all(
    [1, 2].map(() => staff.post(`suppliers/${id}/switch`, { on: false, version })),
  )
  expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  expect((await planOf('Standard')).on).toBe(false)
  const on = await staff.post(`suppliers/${id}/switch`, { on: true, version: version + 1 })
  expect(on.body.plan).toMatchObject({ on: true, version: version + 2 })
  expect((await staff.post('suppliers/nothing/switch', { on: false, version: 0 })).status).toBe(404)
  expect((await journey(app).offers(RENTAL)).some(({ supplier }) => supplier.plan === 'Standard')).toBe(true)
})
