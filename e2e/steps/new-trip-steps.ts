import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import type { Hands } from './dispatch-steps.ts'
import { takeScreenshots } from '../environment/take-screenshots.ts'
import type { Visit } from '../environment/environment.ts'

export const BENGALURU = { cityId: 'in-blr', timeZone: 'Asia/Kolkata' }
export const DUBAI = { cityId: 'ae-dxb', timeZone: 'Asia/Dubai' }

/** A time on a city's clock, so many minutes from now. */
export const inMinutes = (minutes: number, { timeZone } = BENGALURU) =>
  siteClock
    .now()
    .add({ minutes })
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

type Fill = (visit: Visit, hands: Hands) => Promise<void>

/** Unknown to our places and to geocoders, so its city's centre is used. */
const UNKNOWN_ADDRESS = 'Villa 9, behind the old mill: 12.9352, 77.6245'

/**
 * Inputs for a trip of each category, starting in an hour. `isDriven` marks trips with different duty slips: with and without
 * an odometer, a driver and an airport.
 */
export const RENTAL: { category: number; fill: Fill; isDriven?: true } = {
  category: TRIP_CATEGORIES.rental,
  isDriven: true,
  fill: async ({ page }, { pick, find, put }) => {
    await pick(page.locator('#trip-city_id'), BENGALURU.cityId)
    await find(page.locator('#trip-from'), 'KSR')
    await put(page.locator('#trip-start'), inMinutes(60))
    await pick(page.locator('#trip-package_id'), { index: 0 })
  },
}

export const TRIPS: readonly (typeof RENTAL)[] = [
  RENTAL,
  {
    category: TRIP_CATEGORIES.airportPickUp,
    isDriven: true,
    fill: async ({ page }, { find, put }) => {
      await find(page.locator('#trip-airport'), 'BLR')
      await find(page.locator('#trip-place'), UNKNOWN_ADDRESS)
      await put(page.locator('#trip-start'), inMinutes(60))
      await put(page.locator('#trip-flight_number'), 'EK 564')
    },
  },
  {
    category: TRIP_CATEGORIES.airportDrop,
    fill: async ({ page }, { find, put }) => {
      await find(page.locator('#trip-airport'), 'BLR')
      await find(page.locator('#trip-place'), UNKNOWN_ADDRESS)
      await put(page.locator('#trip-start'), inMinutes(60))
    },
  },
  {
    category: TRIP_CATEGORIES.outstationOneWay,
    fill: async ({ page, t }, { pick, find, put, press }) => {
      await pick(page.locator('#trip-city_id'), BENGALURU.cityId)
      await find(page.locator('#trip-from'), 'KSR')
      await find(page.locator('#trip-to'), 'Chennai Central')
      await press(page.getByRole('button', { name: t('dispatch:new.add_stop') }))
      await page.locator('#trip-stops').waitFor()
      await page.locator('#trip-from').focus()
      await find(page.locator('#trip-stops'), 'Whitefield')
      await put(page.locator('#trip-start'), inMinutes(60))
    },
  },
  {
    category: TRIP_CATEGORIES.outstationRoundTrip,
    fill: async ({ page }, { pick, find, put }) => {
      await pick(page.locator('#trip-city_id'), BENGALURU.cityId)
      await find(page.locator('#trip-from'), 'KSR')
      await find(page.locator('#trip-to'), 'Electronic')
      await put(page.locator('#trip-start'), inMinutes(60))
      await put(page.locator('#trip-return'), inMinutes(60 * 8))
    },
  },
  {
    category: TRIP_CATEGORIES.selfDrive,
    isDriven: true,
    fill: async ({ page }, { pick, put }) => {
      await pick(page.locator('#trip-city_id'), BENGALURU.cityId)
      await pick(page.locator('#trip-plan_id'), { index: 0 })
      await put(page.locator('#trip-start'), inMinutes(60))
      await put(page.locator('#trip-end'), inMinutes(60 * 8))
    },
  },
  {
    category: TRIP_CATEGORIES.shuttle,
    isDriven: true,
    fill: async ({ page }, { pick, put, tick }) => {
      await pick(page.locator('#trip-city_id'), DUBAI.cityId)
      await put(page.locator('#trip-day'), inMinutes(60, DUBAI).slice(0, 10))
      await put(page.locator('#trip-seats'), '2')
      await tick(page.locator('input[name]').and(page.locator('#trip-departure_id input')).first())
    },
  },
]

export const shown = (visit: Visit, key: string) => statusOf(visit).getByText(visit.t(key), { exact: true })

const heading = ({ page, t }: Visit, key: string) =>
  page.getByRole('heading', { level: 1, name: t(key), exact: true })
export const button = ({ page, t }: Visit, key: string) =>
  page.getByRole('main').getByRole('button', { name: t(key), exact: true })
const statusOf = ({ page, t }: Visit) => page.getByRole('complementary', { name: t('dispatch:record.facts') })

/** Requests a quote and enters the traveller. */
export async function requestTrip(visit: Visit, hands: Hands, trip: (typeof TRIPS)[number]): Promise<void> {
  const { page, t } = visit
  const { category, fill } = trip
  await hands.pick(page.locator('#trip-category'), String(category))
  await fill(visit, hands)
  await hands.press(button(visit, 'dispatch:new.quote'))
  await page.getByRole('heading', { name: t('dispatch:new.prices') }).waitFor()
  await hands.tick(page.locator('input[name="trip-option"]').first())
  await hands.put(page.locator('#book-name'), 'Layla Haddad')
  await hands.put(page.locator('#book-phone'), '+971 50 123 4567')
  if (category === TRIP_CATEGORIES.selfDrive) {
    await hands.put(page.locator('#book-age'), '30')
    await hands.put(page.locator('#book-licence_years'), '8')
  }
  await takeScreenshots(page, `dispatch-new-${category}-${visit.language}`)
}

/** Books the trip and assigns a vehicle; returns the trip's reference. */
export async function book(visit: Visit, hands: Hands, trip: (typeof TRIPS)[number]): Promise<string> {
  const { page } = visit
  await heading(visit, 'dispatch:new.title').waitFor()
  await requestTrip(visit, hands, trip)
  await hands.press(button(visit, 'dispatch:new.book'))
  await page.waitForURL(/\/staff\/trips\/[\da-f-]{36}$/)
  await hands.pick(page.locator('#assign-vehicle_id'), { index: 0 })
  if (trip.category !== TRIP_CATEGORIES.selfDrive)
    await hands.pick(page.locator('#assign-driver_id'), { index: 0 })
  await hands.press(button(visit, 'dispatch:acts.assign'))
  await shown(visit, 'dispatch:statuses.assigned').waitFor()
  return statusOf(visit).locator('dd').first().innerText()
}
