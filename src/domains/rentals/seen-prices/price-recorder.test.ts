import { expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import { searching } from '#testing/builders/rentals/searching.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { stubSearchCars } from '#testing/stand-ins/stub-rates.ts'
import { stubSearch } from '#testing/stand-ins/stub-search.ts'
import { stubConnector, stubPlan, stubRate } from '#testing/stand-ins/stub-suppliers.ts'
import type { SeenSearch } from '../search/seen-search.ts'

test('a search that is served again from its set of offers is not recorded again', async () => {
  const clock = testClock()
  const plan = stubPlan('one', 1)
  const recorded: SeenSearch[] = []
  const search = stubSearchCars({
    plans: [plan],
    connectors: new Map([[plan.id, stubConnector(async () => ok([stubRate()]))]]),
    clock,
    recordSeen: (seen) => recorded.push(seen),
  })
  const answeredAt = clock.now().epochMilliseconds
  await search(stubSearch(0))
  clock.pass({ minutes: 20 })
  await search(stubSearch(0, { sort: 'price', page: 2 }))
  expect(recorded).toHaveLength(1)
  // Another language makes another set, recorded with the time of the supplier's response.
  await search(stubSearch(0, { language: 'ar' }))
  const source = { planId: plan.id, at: answeredAt }
  expect(recorded.map(({ offers, sourceOf }) => offers.map(sourceOf))).toEqual([[source], [source]])
})

test('what was seen last is written when the process stops', async () => {
  const app = await testApp()
  try {
    await searching(() => app).search()
    const rows = () => app.database.db.selectFrom('seen_prices').select('total').execute()
    expect(await rows()).toEqual([])
    await app.app.stop()
    expect(await rows()).not.toEqual([])
  } finally {
    await app.close()
  }
})
