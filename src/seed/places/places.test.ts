import { isSupportedCountry } from 'libphonenumber-js'
import { beforeAll, expect, test } from 'vitest'
import { validCoordinates, distanceKm } from '#kernel/geo.ts'
import { LocationIdField } from '#domains/rentals/locations/location.contract.ts'
import { AIRPORTS } from '#src/simulators/world/airports.ts'
import { otherAirports } from '#src/simulators/world/other-airports.ts'
import { ARABIC_AIRPORT_NAMES } from './arabic-airport-names.ts'
import { ARABIC_CITY_NAMES } from './arabic-city-names.ts'
import { KNOWN_CITIES } from './known-cities.ts'
import { buildPlaces, type PlaceRow } from './place-rows.ts'

let rows: PlaceRow[]
let byId: Map<string, PlaceRow>
beforeAll(async () => {
  rows = await buildPlaces()
  byId = new Map(rows.map((row) => [row.id, row]))
})

test.for([
  ['DXB', 'Dubai', 'دبي', 'AE', 'Asia/Dubai'],
  ['AUH', 'Abu Dhabi', 'أبوظبي', 'AE', 'Asia/Dubai'],
  ['SHJ', 'Sharjah', 'الشارقة', 'AE', 'Asia/Dubai'],
  ['KWI', 'Kuwait City', 'مدينة الكويت', 'KW', 'Asia/Kuwait'],
  ['DOH', 'Doha', 'الدوحة', 'QA', 'Asia/Qatar'],
  ['BAH', 'Manama', 'المنامة', 'BH', 'Asia/Bahrain'],
  ['MCT', 'Muscat', 'مسقط', 'OM', 'Asia/Muscat'],
  ['RUH', 'Riyadh', 'الرياض', 'SA', 'Asia/Riyadh'],
  ['JED', 'Jeddah', 'جدة', 'SA', 'Asia/Riyadh'],
  ['DMM', 'Dammam', 'الدمام', 'SA', 'Asia/Riyadh'],
  ['CAI', 'Cairo', 'القاهرة', 'EG', 'Africa/Cairo'],
  ['AMM', 'Amman', 'عمّان', 'JO', 'Asia/Amman'],
  ['IST', 'Istanbul', 'إسطنبول', 'TR', 'Europe/Istanbul'],
  ['SAW', 'Istanbul', 'إسطنبول', 'TR', 'Europe/Istanbul'],
  ['AYT', 'Antalya', 'أنطاليا', 'TR', 'Europe/Istanbul'],
  ['CMN', 'Casablanca', 'الدار البيضاء', 'MA', 'Africa/Casablanca'],
  ['RAK', 'Marrakesh', 'مراكش', 'MA', 'Africa/Casablanca'],
  ['LHR', 'London', 'لندن', 'GB', 'Europe/London'],
  ['LGW', 'London', 'لندن', 'GB', 'Europe/London'],
  ['MAN', 'Manchester', 'مانشستر', 'GB', 'Europe/London'],
  ['CDG', 'Paris', 'باريس', 'FR', 'Europe/Paris'],
  ['ORY', 'Paris', 'باريس', 'FR', 'Europe/Paris'],
  ['NCE', 'Nice', 'نيس', 'FR', 'Europe/Paris'],
  ['MAD', 'Madrid', 'مدريد', 'ES', 'Europe/Madrid'],
  ['BCN', 'Barcelona', 'برشلونة', 'ES', 'Europe/Madrid'],
  ['AGP', 'Málaga', 'مالقة', 'ES', 'Europe/Madrid'],
  ['PMI', 'Palma', 'بالما', 'ES', 'Europe/Madrid'],
  ['ALC', 'Alicante', 'أليكانتي', 'ES', 'Europe/Madrid'],
  ['TFS', 'Tenerife', 'تينيريفي', 'ES', 'Atlantic/Canary'],
  ['LPA', 'Las Palmas', 'لاس بالماس', 'ES', 'Atlantic/Canary'],
  ['LIS', 'Lisbon', 'لشبونة', 'PT', 'Europe/Lisbon'],
  ['OPO', 'Porto', 'بورتو', 'PT', 'Europe/Lisbon'],
  ['FAO', 'Faro', 'فارو', 'PT', 'Europe/Lisbon'],
  ['FCO', 'Rome', 'روما', 'IT', 'Europe/Rome'],
  ['MXP', 'Milan', 'ميلانو', 'IT', 'Europe/Rome'],
  ['NAP', 'Naples', 'نابولي', 'IT', 'Europe/Rome'],
  ['CTA', 'Catania', 'كاتانيا', 'IT', 'Europe/Rome'],
  ['ATH', 'Athens', 'أثينا', 'GR', 'Europe/Athens'],
  ['HER', 'Heraklion', 'هيراكليون', 'GR', 'Europe/Athens'],
  ['LCA', 'Larnaca', 'لارنكا', 'CY', 'Asia/Nicosia'],
  ['FRA', 'Frankfurt', 'فرانكفورت', 'DE', 'Europe/Berlin'],
  ['MUC', 'Munich', 'ميونخ', 'DE', 'Europe/Berlin'],
  ['BER', 'Berlin', 'برلين', 'DE', 'Europe/Berlin'],
  ['AMS', 'Amsterdam', 'أمستردام', 'NL', 'Europe/Amsterdam'],
  ['BRU', 'Brussels', 'بروكسل', 'BE', 'Europe/Brussels'],
  ['VIE', 'Vienna', 'فيينا', 'AT', 'Europe/Vienna'],
  ['ZRH', 'Zurich', 'زيورخ', 'CH', 'Europe/Zurich'],
  ['DUB', 'Dublin', 'دبلن', 'IE', 'Europe/Dublin'],
  ['KRK', 'Kraków', 'كراكوف', 'PL', 'Europe/Warsaw'],
  ['JFK', 'New York', 'نيويورك', 'US', 'America/New_York'],
  ['MIA', 'Miami', 'ميامي', 'US', 'America/New_York'],
  ['MCO', 'Orlando', 'أورلاندو', 'US', 'America/New_York'],
  ['LAX', 'Los Angeles', 'لوس أنجلوس', 'US', 'America/Los_Angeles'],
  ['SFO', 'San Francisco', 'سان فرانسيسكو', 'US', 'America/Los_Angeles'],
  ['JNB', 'Johannesburg', 'جوهانسبرغ', 'ZA', 'Africa/Johannesburg'],
  ['CPT', 'Cape Town', 'كيب تاون', 'ZA', 'Africa/Johannesburg'],
  ['BKK', 'Bangkok', 'بانكوك', 'TH', 'Asia/Bangkok'],
  ['HKT', 'Phuket', 'بوكيت', 'TH', 'Asia/Bangkok'],
  ['SIN', 'Singapore', 'سنغافورة', 'SG', 'Asia/Singapore'],
  ['KUL', 'Kuala Lumpur', 'كوالالمبور', 'MY', 'Asia/Kuala_Lumpur'],
] as const)('%s serves %s', ([iata, city, cityAr, country, zone]) => {
  const airport = byId.get(iata)
  expect(airport).toMatchObject({
    type: 'airport',
    iata,
    city_en: city,
    city_ar: cityAr,
    country_code: country,
    time_zone: zone,
  })
  expect(airport?.name_ar).toMatch(/^مطار /)
  expect(byId.get(airport?.parent_id ?? '')).toMatchObject({
    type: 'city',
    name_en: city,
    time_zone: zone,
  })
})

test('there are thousands of airports, and a city for nearly all of them', () => {
  const airports = rows.filter(({ type }) => type === 'airport')
  expect(airports.length).toBeGreaterThan(4000)
  expect(airports.filter(({ parent_id }) => parent_id === null).length).toBeLessThan(airports.length / 8)
})

test('every place has a unique id, names in both languages, coordinates and a real time zone', () => {
  expect(byId.size).toBe(rows.length)
  for (const row of rows) {
    expect(LocationIdField.safeParse(row.id).success, row.id).toBe(true)
    expect([row.name_en, row.name_ar, row.city_en, row.city_ar].every((name) => name.trim() !== '')).toBe(
      true,
    )
    expect(validCoordinates(row)).toBe(true)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: row.time_zone })).not.toThrow()
  }
})

test.for(['PAR', 'QQW', 'GBO', 'JLH', 'NRV'])('%s, where no plane goes, is left out', (code) => {
  expect(byId.has(code)).toBe(false)
})

test('an airport lies near its city', () => {
  const far = rows.filter(({ type, parent_id, latitude, longitude }) => {
    const city = byId.get(parent_id ?? '')
    return type === 'airport' && city !== undefined && distanceKm({ latitude, longitude }, city) > 100
  })
  expect(far.map(({ id }) => id)).toEqual([])
})

test('the simulated suppliers have a desk at every airport', async () => {
  const served = new Set([...AIRPORTS, ...(await otherAirports())].map(({ iata }) => iata))
  const without = rows.filter(({ type, iata }) => type === 'airport' && !served.has(iata ?? ''))
  // A phone number is part of each desk.
  expect(without.filter(({ country_code }) => isSupportedCountry(country_code))).toEqual([])
  for (const iata of ['PRG', 'CPH', 'OSL', 'ARN', 'WAW', 'FLR', 'SVO', 'BEY']) expect(served).toContain(iata)
})

test.for([
  ['city-ae-dubai', 25.197, 55.274],
  ['city-kw-kuwait-city', 29.37, 47.978],
  ['city-gb-london', 51.508, -0.126],
  ['city-es-barcelona', 41.387, 2.17],
  ['city-in-bengaluru', 12.972, 77.594],
  ['city-ec-quito', -0.22, -78.512],
] as const)('the centre of %s is where people live', ([id, latitude, longitude]) => {
  const centre = byId.get(id)!
  expect(distanceKm({ latitude, longitude }, centre)).toBeLessThan(5)
})

test('every hand-kept city, and every hand-kept Arabic name, is used', () => {
  const unused = [
    ...[...KNOWN_CITIES].filter(([iata, { name }]) => byId.get(iata)?.city_en !== name).map(([iata]) => iata),
    ...Object.keys(ARABIC_AIRPORT_NAMES).filter((iata) => !byId.has(iata)),
    ...Object.entries(ARABIC_CITY_NAMES).flatMap(([country, names]) =>
      Object.entries(names)
        .filter(([, arabic]) => !rows.some((row) => row.country_code === country && row.city_ar === arabic))
        .map(([english]) => `${country} ${english}`),
    ),
  ]
  expect(unused).toEqual([])
})

test('every place of the Gulf, and every city of Turkey, has an Arabic name', () => {
  const gulf = rows.filter(({ country_code }) => ['AE', 'SA', 'KW', 'QA', 'BH', 'OM'].includes(country_code))
  const turkish = rows.filter(({ country_code, type }) => country_code === 'TR' && type === 'city')
  const latin = [...gulf, ...turkish].filter(({ name_ar, city_ar }) =>
    /\p{Script=Latin}/u.test(name_ar + city_ar),
  )
  expect(latin.map(({ id, name_ar }) => `${id} ${name_ar}`)).toEqual([])
})

test('cities of one name in one country are told apart by their region', () => {
  const names = rows
    .filter(({ type }) => type === 'city')
    .map(({ name_en, country_code }) => `${country_code} ${name_en}`)
  const twins = names.filter((name, at) => names.indexOf(name) !== at)
  expect(byId.get('city-us-portland')?.name_en).toBe('Portland, Oregon')
  expect(byId.get('city-us-portland-maine')?.name_en).toBe('Portland, Maine')
  expect(twins.length).toBeLessThan(10)
})
