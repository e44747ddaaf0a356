import { expect, test } from 'vitest'
import { saveExchangeRates } from '#domains/suppliers/exchange-rates/exchange-rates.store.ts'
import { loadPlaces, replaceStations } from '#domains/rentals/locations/location.store.ts'
import { journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
const other = forFile(await testApp({ sharedWith: app }))
const { db } = app.database

/** Another search than before, so that nobody answers what it remembers of one. */
let days = 60
const searched = async (process: TestApp, query = rentalAfter(app.clock.now(), ++days)) =>
  journey(process).offers(query)

test('stations that one process has learnt of are those of every process within a minute', async () => {
  const desks = async (process: TestApp) => new Set((await searched(process)).map(({ pickup }) => pickup.id))
  const [vanished = ''] = await desks(other)
  const stations = (await loadPlaces(db)).filter((place) => place.type === 'station')
  const supplierId = stations.find(({ id }) => id === vanished)?.supplierId
  const remaining = stations.filter((one) => one.supplierId === supplierId && one.id !== vanished)
  await replaceStations(db, remaining, [vanished])
  expect(await desks(other)).toContain(vanished)
  await other.app.runJob('places')
  expect(await desks(other)).not.toContain(vanished)
})

test('exchange rates that one process has fetched are those of every process within a minute', async () => {
  const inDirhams = async () => {
    const [offer] = await searched(
      other,
      rentalAfter(app.clock.now(), ++days).replace('currency_id=1', 'currency_id=5'),
    )
    const { body: quote } = await other.call('/api/vehicle-detail', { body: { offer_id: offer?.offer_id } })
    const row = await db
      .selectFrom('quotes')
      .select('exchange')
      .where('id', '=', quote.quote_id)
      .executeTakeFirst()
    return row?.exchange
  }
  await saveExchangeRates(db, { date: '2026-11-30', perEuro: { AED: '5' } })
  expect(await inDirhams()).toMatchObject({ date: '2026-11-02' })
  await other.app.runJob('exchange rates of each process')
  expect(await inDirhams()).toMatchObject({ date: '2026-11-30', perEuro: { AED: '5' } })
})

test('a process of one role works on what is its own of the jobs', async () => {
  const [web, jobs] = [
    await testApp({ sharedWith: app, context: { role: 'web' } }),
    await testApp({ sharedWith: app, context: { role: 'jobs' } }),
  ]
  try {
    expect((await jobs.call('/api/home')).status).toBe(404)
    expect((await web.call('/api/home?lang_id=1')).status).toBe(200)
    expect((await jobs.call('/readyz')).body).toEqual({ status: 'ready' })
  } finally {
    await web.close()
    await jobs.close()
  }
})
