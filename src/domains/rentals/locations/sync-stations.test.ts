import { beforeEach, expect, test } from 'vitest'
import { everyDay } from '#kernel/opening-hours.ts'
import type { SupplierStation } from '#domains/suppliers/public.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { createLocationIndex } from './location-index.service.ts'
import { loadPlaces } from './location.store.ts'
import { placeDirectory } from './place-directory.ts'
import { aSupplierStation } from '#testing/builders/rentals/station-sample.ts'
import { syncStations } from './sync-stations.usecase.ts'

const SUPPLIER = { id: 14, name: 'OK Mobility' }

const database = forFile(await testDatabase())
const index = await createLocationIndex(() => loadPlaces(database.db))
let inUse: Set<string>
beforeEach(async () => {
  inUse = new Set()
  await sync([aSupplierStation({ code: 'only' })], SUPPLIER, { refresh: false })
})

/** `refresh`: reload the places, which takes longer than the rest. */
function sync(stations: SupplierStation[], supplier = SUPPLIER, { refresh = true } = {}) {
  const bookingJobs = { stationsInUse: () => Promise.resolve(inUse) }
  const locationIndex = refresh ? index : { refresh: async () => {} }
  return syncStations({ db: database.db, locationIndex, bookingJobs }, supplier, stations)
}

const desks = (placeId: string, widen = false) =>
  placeDirectory(index)
    .desksOf(placeId, widen)
    .map(({ id }) => id)

test('a station stands under the airport it serves, in its zone, and is found in both languages', async () => {
  const synced = await sync([aSupplierStation({ code: 'DXB T1', openingHours: everyDay(600, 2330) })])
  expect(synced).toEqual({ ok: true, value: { saved: 1, removed: 1, retained: 0, refused: [] } })
  expect(desks('DXB')).toEqual(['st-14-dxb-t1'])
  const directory = placeDirectory(index)
  expect(directory.desk('ST-14-DXB-T1')).toMatchObject({
    supplierId: 14,
    code: 'DXB T1',
    timeZone: 'Asia/Dubai',
  })
  expect(directory.station('st-14-dxb-t1', 'ar')).toMatchObject({
    name: 'مطار دبي الدولي',
    address: { addressLine: 'Terminal 1, Arrivals', city: 'دبي', country: 'الإمارات العربية المتحدة' },
    phone: { countryCode: '+971', phone: '42166666' },
    opening_hours: { moOpening: 600, suClosing: 2330 },
  })
  expect(index.searchStations('ok mobility dubai', 5).map(({ id }) => id)).toEqual(['st-14-dxb-t1'])
})

test('who is met at arrivals reads so in Arabic, where suppliers name desks in Latin letters', async () => {
  await sync([aSupplierStation({ code: 'met', desk: 'meet_and_greet' })])
  const { name, desk } = placeDirectory(index).station('st-14-met', 'ar') ?? {}
  expect({ name, desk }).toEqual({ name: 'مطار دبي الدولي – استقبال عند الوصول', desk: 'meet_and_greet' })
})

test('a desk in town is its city’s, not the airport’s, unless the search is widened', async () => {
  const downtown = aSupplierStation({
    code: 'town',
    iata: null,
    desk: 'downtown',
    latitude: 25.2,
    longitude: 55.27,
  })
  await sync([aSupplierStation(), downtown])
  expect(desks('DXB')).toEqual(['st-14-dxb'])
  expect(desks('DXB', true)).toEqual(['st-14-dxb', 'st-14-town'])
  expect(new Set(desks('city-ae-dubai'))).toEqual(new Set(['st-14-dxb', 'st-14-town']))
  expect(desks('st-14-town')).toEqual(['st-14-town'])
  expect(desks('AUH', true)).toEqual([])
})

test('places with stations lead the best known', async () => {
  const perth = { iata: 'PER', countryCode: 'AU', city: 'Perth', latitude: -31.94, longitude: 115.967 }
  await sync([aSupplierStation({ code: 'per', ...perth })])
  expect(index.wellKnown(2).map(({ cityEn }) => cityEn)).toEqual(['Perth', 'Perth'])
})

test('what vanished is removed, unless a booking needs it', async () => {
  await sync([
    aSupplierStation({ code: 'a' }),
    aSupplierStation({ code: 'b' }),
    aSupplierStation({ code: 'c' }),
  ])
  inUse = new Set(['st-14-b'])
  const synced = await sync([aSupplierStation({ code: 'a' })])
  expect(synced).toMatchObject({ value: { saved: 1, removed: 1, retained: 1 } })
  expect(desks('DXB')).toEqual(['st-14-a', 'st-14-b'])
})

test('another supplier’s stations are left alone', async () => {
  await sync([aSupplierStation({ code: 'x' })], { id: 11, name: 'Europcar' })
  expect(desks('DXB')).toEqual(['st-11-x', 'st-14-only'])
  expect(await sync([aSupplierStation({ code: 'only' })])).toMatchObject({ value: { removed: 0 } })
  await sync(
    [aSupplierStation({ code: 'x', iata: 'PER', latitude: -31.94, longitude: 115.967, countryCode: 'AU' })],
    {
      id: 11,
      name: 'Europcar',
    },
  )
})

test('an empty list changes nothing', async () => {
  await index.refresh()
  expect(await sync([])).toEqual({ ok: false, failure: { code: 'no_stations' } })
  expect(desks('DXB')).toEqual(['st-14-only'])
})

test.for([
  ['a code of nothing', { code: ' -- ' }, 'bad_code'],
  ['no name', { name: '  ' }, 'bad_name'],
  ['a latitude beyond 90', { latitude: 95 }, 'bad_coordinates'],
  ['no number', { latitude: Number.NaN }, 'bad_coordinates'],
  ['0, 0', { latitude: 0, longitude: 0 }, 'bad_coordinates'],
  ['no such country', { countryCode: 'QQ' }, 'bad_country'],
  ['a minute 75', { openingHours: everyDay(875, 1800) }, 'bad_hours'],
  ['an hour 25', { openingHours: everyDay(800, 2500) }, 'bad_hours'],
  [
    'an opening without a closing',
    { openingHours: { ...everyDay(800, 1800), moClosing: null } },
    'bad_hours',
  ],
  ['latitude and longitude swapped', { latitude: 55.3529, longitude: 25.2487 }, 'far_from_its_airport'],
  ['no airport of its country near', { iata: null, countryCode: 'FR' }, 'no_airport_near'],
  ['a code twice', { code: 'GOOD' }, 'code_twice'],
] as const)('a station with %s is refused and the others are taken', async ([, changed, fault]) => {
  const stations = [aSupplierStation({ code: 'good' }), aSupplierStation({ code: 'bad', ...changed })]
  const synced = await sync(stations, SUPPLIER, { refresh: false })
  expect(synced).toMatchObject({ ok: true, value: { saved: 1, refused: [{ fault }] } })
})
