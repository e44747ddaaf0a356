import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import {
  openEnvironment,
  type Language,
  type DedicatedEnvironment,
  type Visit,
} from '../environment/environment.ts'
import {
  choosePlace,
  confirmed,
  fillCard,
  fillDriver,
  goOn,
  GOOD_CARD,
  openCar,
  payButton,
} from '../steps/steps.ts'

type Day = { name: string; now: string; zone: string; place: string; language: Language }

/** One server runs through all of them, so they are in chronological order. */
const DAYS: readonly Day[] = [
  {
    name: '31 December, when it is January in Auckland',
    now: '2026-12-31T20:00:00Z',
    zone: 'Pacific/Auckland',
    place: 'DXB',
    language: 'en',
  },
  {
    name: '1 January, when it is December in Honolulu',
    now: '2027-01-01T02:00:00Z',
    zone: 'Pacific/Honolulu',
    place: 'MIA',
    language: 'en',
  },
  {
    name: 'a Friday in Ramadan',
    now: '2027-02-12T10:00:00Z',
    zone: 'Asia/Riyadh',
    place: 'DXB',
    language: 'ar',
  },
  {
    name: '28 February',
    now: '2027-02-28T21:30:00Z',
    zone: 'Asia/Dubai',
    place: 'DXB',
    language: 'ar',
  },
  {
    name: 'the day whose clock goes forward, as it does',
    now: '2027-03-28T00:59:55Z',
    zone: 'Europe/Madrid',
    place: 'BCN',
    language: 'en',
  },
  {
    name: 'the eve of that day in autumn, as the clock goes back within the rental',
    now: '2027-10-30T23:59:55Z',
    zone: 'Europe/London',
    place: 'LHR',
    language: 'en',
  },
  {
    name: '29 February',
    now: '2028-02-29T10:00:00Z',
    zone: 'Europe/Madrid',
    place: 'BCN',
    language: 'ar',
  },
]

let environment: DedicatedEnvironment
beforeAll(async () => {
  environment = await openEnvironment({ fleet: { classes: 6 } })
})
afterAll(() => environment.close())

test.for(DAYS)('a car is found, paid and confirmed on $name', async ({ now, zone, place, language }) => {
  siteClock.set(now)
  await environment.visit({ language, timezoneId: zone }, async (visit) => {
    const { page, t, open } = visit
    await open('/')
    const today = firstDay(now, zone)
    const [pickUp, dropOff] = [today.add({ days: 1 }), today.add({ days: 4 })]
    await choosePlace(visit, place, place)
    expect(await chooseFromTheFirst(visit, 1, 4)).toBe(today.day)
    await page.getByRole('button', { name: t('home:form.search'), exact: true }).click()
    await page.waitForURL(/\/search\?/)
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('pickup_date')).toBe(pickUp.toString())
    expect(searchParams.get('dropoff_date')).toBe(dropOff.toString())

    await openCar(visit, 'OK Mobility')
    const length = t('terms:count.days', { count: 3 })
    await page
      .getByText(t('car:total_for', { days: length }))
      .first()
      .waitFor()
    await goOn(visit)
    await page.locator('#checkout-phone_country').selectOption('AE')
    await fillDriver(visit)
    await fillCard(visit, GOOD_CARD)
    await page.getByRole('checkbox', { name: t('checkout:payment.terms') }).check()
    await payButton(visit).click()
    await confirmed(visit)
    const voucher = await page.getByRole('article', { name: t('booking:voucher.title') }).innerText()
    expect(voucher).toContain(String(pickUp.day))
  })
})

/** Today: the earlier of the visitor's date and the UTC date, as a pick-up may be either side of the date line. */
function firstDay(now: string, zone: string): Temporal.PlainDate {
  const days = [zone, 'UTC'].map((one) => Temporal.Instant.from(now).toZonedDateTimeISO(one).toPlainDate())
  return days.toSorted((one, other) => Temporal.PlainDate.compare(one, other))[0]!
}

/** Chooses days counted from the first available one; returns that day of the month. */
async function chooseFromTheFirst({ page, t }: Visit, from: number, to: number): Promise<number> {
  await page.getByRole('button', { name: t('home:form.pickup_date') }).click()
  const calendar = page.getByRole('dialog', { name: t('home:form.choose_days') })
  const earlier = calendar.getByRole('button', { name: t('shell:calendar.earlier') })
  while (await earlier.isEnabled()) await earlier.click()
  const days = calendar.getByRole('grid').getByRole('button', { disabled: false })
  const first = Number(await days.first().innerText())
  await days.nth(from).click()
  await days.nth(to).click()
  await calendar.waitFor({ state: 'detached' })
  return first
}
