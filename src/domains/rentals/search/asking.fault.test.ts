import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { offersOf, searching, statuses } from '#testing/builders/rentals/searching.ts'
import { SORTS, type SearchingChoice } from './search.contract.ts'

let app: TestApp
const { search, nextDay } = searching(() => app)
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  await app.simulators.okMobility.injectFault({ mode: 'none' })
  await app.simulators.europcar.injectFault({ mode: 'none' })
  // Every test rents on its own days, which no cache has.
  nextDay()
  app.takeSearchedPlans()
})
afterAll(() => app.close())

const allOk = { Flexible: 'ok', 'Non-refundable': 'ok', Prepaid: 'ok', Standard: 'ok' }
const allCached = { Flexible: 'cached', 'Non-refundable': 'cached', Prepaid: 'cached', Standard: 'cached' }
/** Ids of both Europcar plans. */
const europcar = ['europcar-prepaid', 'europcar-standard']
const europcarIs = (status: string) => ({ Prepaid: status, Standard: status })

test('equal searches under way share one question to each plan', async () => {
  const found = await Promise.all(
    Array.from({ length: 12 }, (_, at) => search({ body: { sort: SORTS[at % 4]!, page: 1 } })),
  )
  expect(app.takeSearchedPlans().toSorted()).toEqual([...europcar, 'ok-mobility', 'ok-mobility-nr'])
  expect(new Set(found.map(({ total }) => total)).size).toBe(1)
  expect(found[0]!.total).toBeGreaterThan(10)
})

test('rates are kept 1800 seconds and not one more', async () => {
  expect(statuses(await search())).toEqual(allOk)
  app.takeSearchedPlans()
  app.clock.pass({ seconds: 1799, milliseconds: 999 })
  expect(statuses(await search())).toEqual(allCached)
  expect(app.takeSearchedPlans()).toEqual([])
  app.clock.pass({ milliseconds: 1 })
  expect(statuses(await search({ body: { sort: 'price' } }))).toEqual(allOk)
  expect(app.takeSearchedPlans()).toHaveLength(4)
})

test('an equal search is not asked of the suppliers again, and gets the same reply for 120 seconds', async () => {
  await search()
  app.takeSearchedPlans()
  const again = await search()
  expect(statuses(again)).toEqual(allCached)
  app.clock.pass({ seconds: 119, milliseconds: 999 })
  expect(await search()).toEqual(again)
  expect(app.takeSearchedPlans()).toEqual([])
})

test.for(['failing', 'garbage', 'drop'] as const)(
  'a supplier that is %s is named failed, costs the others nothing, and is not asked again for 10 seconds',
  async (mode) => {
    await app.simulators.europcar.injectFault({ mode })
    const found = await search()
    expect(statuses(found)).toEqual({ ...allOk, ...europcarIs('failed') })
    expect(found.complete).toBe(true)
    expect(offersOf(found, 'europcar')).toEqual([])
    expect(offersOf(found, 'ok-mobility').length).toBeGreaterThan(10)

    await app.simulators.europcar.injectFault({ mode: 'none' })
    app.takeSearchedPlans()
    app.clock.pass({ seconds: 9, milliseconds: 999 })
    expect(statuses(await search())).toEqual({ ...allCached, ...europcarIs('failed') })
    expect(app.takeSearchedPlans()).toEqual([])
    app.clock.pass({ milliseconds: 1 })
    const healed = await search()
    expect(statuses(healed)).toEqual({ ...allCached, ...europcarIs('ok') })
    expect(app.takeSearchedPlans().toSorted()).toEqual(europcar)
    const body: SearchingChoice = { filters: { SUPPLIER: ['ok-mobility'] } }
    expect((await search({ body })).items).toEqual(offersOf(found, 'ok-mobility'))
  },
)

test('a supplier that only fails is left alone for half a minute, then tried once, then left alone for longer', async () => {
  await app.simulators.europcar.injectFault({ mode: 'failing' })
  for (let failed = 0; failed < 5; failed++) {
    expect(statuses(await search())).toMatchObject(europcarIs('failed'))
    nextDay()
  }
  app.takeSearchedPlans()
  const found = await search()
  expect(statuses(found)).toEqual({ ...allOk, ...europcarIs('off') })
  expect(offersOf(found, 'ok-mobility').length).toBeGreaterThan(10)
  expect(app.takeSearchedPlans().toSorted()).toEqual(['ok-mobility', 'ok-mobility-nr'])

  app.clock.pass({ seconds: 29, milliseconds: 999 })
  expect(statuses(await search())).toMatchObject(europcarIs('off'))
  app.clock.pass({ milliseconds: 1 })
  expect(statuses(await search())).toMatchObject(europcarIs('failed'))
  expect(app.takeSearchedPlans().toSorted()).toEqual(europcar)

  await app.simulators.europcar.injectFault({ mode: 'none' })
  app.clock.pass({ seconds: 59, milliseconds: 999 })
  expect(statuses(await search())).toMatchObject(europcarIs('off'))
  app.clock.pass({ milliseconds: 1 })
  expect(statuses(await search())).toMatchObject(europcarIs('ok'))
  nextDay()
  expect(statuses(await search())).toEqual(allOk)
})
