import { isValidPhoneNumber } from 'libphonenumber-js'
import { expect, test } from 'vitest'
import { BODY_TYPES } from '#kernel/acriss.ts'
import { distanceKm } from '#kernel/geo.ts'
import { europcarStations } from '../europcar/simulated-stations.ts'
import { okStations } from '../ok-mobility/simulated-stations.ts'
import { AIRPORTS } from './airports.ts'
import { classesAt, fleetOf } from './fleet.ts'
import { dailyPrice, rentalLevels } from './pricing.ts'

const all = [...okStations(), ...europcarStations()]

test('every airport has a station, some have both suppliers', () => {
  expect(AIRPORTS).toHaveLength(60)
  const stationsAt = (iata: string) => all.filter((station) => station.iata === iata).length
  expect(AIRPORTS.every(({ iata }) => stationsAt(iata) >= 1)).toBe(true)
  expect(AIRPORTS.filter(({ iata }) => stationsAt(iata) === 2).length).toBeGreaterThan(20)
})

test('a desk in town is within 25 km of an airport desk of its own supplier', () => {
  for (const stations of [okStations(), europcarStations()])
    for (const town of stations.filter(({ iata }) => iata === null)) {
      const near = stations.filter(({ iata }) => iata !== null).map((station) => distanceKm(station, town))
      expect(Math.min(...near), town.code).toBeLessThan(25)
    }
})

test('phone numbers are possible ones of their country', () => {
  const wrong = all.filter(({ country, phone }) => !isValidPhoneNumber(`+${country.dialling}${phone}`))
  expect(wrong.map(({ code, phone }) => `${code} ${phone}`)).toEqual([])
})

test('some desks never close, some close at night, on Fridays or on Sundays', () => {
  const allDay = all.filter(({ week }) => week.every((day) => day && day.close - day.open === 1440))
  expect(allDay.length).toBeGreaterThan(10)
  expect(all.length - allDay.length).toBeGreaterThan(10)
  expect(all.some(({ week }) => week[4] === null)).toBe(true)
  expect(all.some(({ week }) => week[6] === null)).toBe(true)
})

test('a hub rents every body type, manual and automatic, electric and hybrid; a small airport less', () => {
  for (const [supplier, stations] of [
    ['o', okStations()],
    ['e', europcarStations()],
  ] as const) {
    const fleet = fleetOf(supplier, {})
    const hub = stations.find(({ size, iata }) => size === 3 && iata)
    const small = stations.find(({ size }) => size === 1)
    if (!hub || !small) throw new Error('no station')
    const classes = classesAt(hub, fleet, {})
    expect(classes.length).toBeGreaterThanOrEqual(35)
    expect(new Set(classes.map(({ vehicle }) => vehicle.bodyType))).toEqual(new Set(BODY_TYPES))
    expect(new Set(classes.map(({ vehicle }) => vehicle.transmission)).size).toBe(2)
    const fuels = classes.map(({ vehicle }) => vehicle.fuel)
    expect(fuels).toEqual(expect.arrayContaining(['electric', 'hybrid']))
    expect(classesAt(small, fleet, {}).length).toBeLessThan(classes.length * 0.75)
  }
})

test('a fleet grows to as many distinct classes as a benchmark wants', () => {
  for (const supplier of ['o', 'e'] as const)
    expect(new Set(fleetOf(supplier, { classes: 340 }).map(({ acriss }) => acriss)).size).toBe(340)
})

test('the same rental costs the same in every run; summer costs more, longer less a day', () => {
  const [station] = okStations()
  const car = fleetOf('o', {}).find(({ acriss }) => acriss === 'CDMR')
  if (!station || !car) throw new Error('no station or car')
  const price = (dates: string[]) =>
    dailyPrice(station, car, rentalLevels(station, dates), { supplier: 10_000, quoted: 10_000 })
  const august = ['2026-08-03', '2026-08-04']
  const week = Array.from({ length: 7 }, (_, day) => `2026-08-0${day + 3}`)
  expect(price(august)).toBe(price([...august]))
  expect(price(['2026-02-02', '2026-02-03'])).toBeLessThan(price(august))
  expect(price(week)).toBeLessThan(price(august))
})
