import { expect, test } from 'vitest'
import { priceRecorder } from '#testing/builders/content/price-recorder.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { SupplierPlan } from '../supply/supplier-plan.contract.ts'
import { saveObservations } from './seen-price.store.ts'

const app = forFile(await testApp())
const other = forFile(await testApp({ sharedWith: app }))
const staff = await staffCalls(app)
const seen = priceRecorder(app)
const plans: SupplierPlan[] = (await staff.get('suppliers')).body.items
const [last] = plans.toReversed()
/** All plans of one supplier, and a plan of another. */
const off = plans.filter(({ supplier_id }) => supplier_id === last?.supplier_id)
const OFF = last?.plan_id ?? ''
const ON = plans[0]?.plan_id ?? ''
const usual = Array.from({ length: 9 }, (_, at) => ({
  planId: ON,
  pickUpDate: seen.daysAhead(91 + at),
  total: 9000 + at,
}))
await seen.prices(...usual, { planId: OFF, pickUpDate: seen.daysAhead(90), total: 5000 })

/** Reads what another process shows of a switched plan, and of prices at Dubai airport. */
async function shown() {
  const get = async (path: string) => (await other.call(`/api/${path}`)).body
  const month = seen.daysAhead(90).slice(0, 7)
  const [calendar, deals, home, logos, place] = [
    await get(`price-calendar?pickup_id=DXB&month=${month}&days=3`),
    await get('deals'),
    await get('home'),
    await get('supplier-logo'),
    await get('destination?country=united-arab-emirates&place=dubai-airport-dxb'),
  ]
  const ofPlace = home.popular_locations.find(({ id }: { id: string }) => id === 'DXB')
  const names = (suppliers: { name: string }[]) => suppliers.some(({ name }) => name === off[0]?.supplier)
  return {
    calendar: calendar.days.find(({ date }: { date: string }) => date === seen.daysAhead(90)).from?.amount,
    deals: deals.items.flatMap(
      ({ price }: { price?: { total: { amount: number } } }) => price?.total.amount ?? [],
    ),
    home: ofPlace.from?.total.amount,
    class: place.by_category[0]?.total.amount,
    logos: [names(logos.items), names(home.suppliers), names(place.suppliers)],
  }
}

async function switched(on: boolean) {
  for (const { plan_id: id } of off) {
    const { version } = (await staff.get('suppliers')).body.items.find(
      (one: SupplierPlan) => one.plan_id === id,
    )
    expect((await staff.post(`suppliers/${id}/switch`, { on, version })).status).toBe(200)
  }
  app.clock.pass({ seconds: 5 })
}

test('a plan that is switched off shows no price and no logo in any process; switched on again both are back', async () => {
  const before = await shown()
  expect(before).toEqual({
    calendar: 5000,
    deals: [5000],
    home: 5000,
    class: 5000,
    logos: [true, true, true],
  })
  await switched(false)
  const nobodys = { calendar: undefined, deals: [], home: 9000, class: 9000, logos: [false, false, false] }
  expect(await shown()).toEqual(nobodys)
  // Neither a search in progress nor recomputed figures show it.
  await seen.prices({ planId: OFF, pickUpDate: seen.daysAhead(90), total: 5000 })
  expect(await shown()).toEqual(nobodys)
  await switched(true)
  await seen.prices({ planId: ON, pickUpDate: seen.daysAhead(100), total: 9900 })
  expect(await shown()).toEqual(before)
})

test('where a plan is off, what another one asks is seen though it is more', async () => {
  await switched(false)
  const at = { placeId: 'DXB', pickUpDate: seen.daysAhead(90), days: 3, category: 'economy' as const }
  const seenAt = app.clock.now().epochMilliseconds
  await saveObservations(app.database.db, [{ ...at, planId: ON, total: 8000, seenAt }], [OFF])
  expect(await shown()).toMatchObject({ calendar: 8000 })
})
