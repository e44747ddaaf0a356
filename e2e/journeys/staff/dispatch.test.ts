import { beforeAll, expect, test } from 'vitest'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { addDeparture } from '#testing/builders/trips/shuttles.ts'
import { fleetIn } from '#testing/builders/trips/trip-fleet.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { firstPart } from '../../steps/date-field.ts'
import { byKeyboard, byPointer, type Hands } from '../../steps/dispatch-steps.ts'
import { newMember } from '../../steps/staff-steps.ts'
import { look } from '../../stage/look.ts'
import { languageAt, LANGUAGES, type Stage, type Visit, openStage } from '../../stage/stage.ts'

let stage: Stage
beforeAll(async () => {
  // Of its own: the clock moves on while trips are driven.
  const own = await openStage()
  stage = own
  return () => own.close()
})

const BENGALURU = { cityId: 'in-blr', timeZone: 'Asia/Kolkata' }
const DUBAI = { cityId: 'ae-dxb', timeZone: 'Asia/Dubai' }

/** A time on a city's clock, so many minutes from now. */
const inMinutes = (minutes: number, { timeZone } = BENGALURU) =>
  siteClock
    .now()
    .add({ minutes })
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

type Fill = (visit: Visit, hands: Hands) => Promise<void>

/** Known as no place, and to no geocoder: it stands for the centre of its city. */
const TYPED_ADDRESS = 'Villa 9, behind the old mill'

/** How a trip of each category is asked for; all begin an hour from now. */
const RENTAL: { category: number; fill: Fill; isApproximate?: true } = {
  category: TRIP_CATEGORIES.rental,
  fill: async ({ page }, { pick, find, put }) => {
    await pick(page.locator('#trip-city_id'), BENGALURU.cityId)
    await find(page.locator('#trip-from'), 'KSR')
    await put(page.locator('#trip-start'), inMinutes(60))
    await pick(page.locator('#trip-package_id'), { index: 0 })
  },
}

const TRIPS: readonly (typeof RENTAL)[] = [
  RENTAL,
  {
    category: TRIP_CATEGORIES.airportPickUp,
    isApproximate: true,
    fill: async ({ page }, { find, put }) => {
      await find(page.locator('#trip-airport'), 'BLR')
      await find(page.locator('#trip-place'), TYPED_ADDRESS)
      await put(page.locator('#trip-start'), inMinutes(60))
      await put(page.locator('#trip-flight_number'), 'EK 564')
    },
  },
  {
    category: TRIP_CATEGORIES.airportDrop,
    isApproximate: true,
    fill: async ({ page }, { find, put }) => {
      await find(page.locator('#trip-airport'), 'BLR')
      await find(page.locator('#trip-place'), TYPED_ADDRESS)
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
    fill: async ({ page }, { pick, put }) => {
      await pick(page.locator('#trip-city_id'), BENGALURU.cityId)
      await pick(page.locator('#trip-plan_id'), { index: 0 })
      await put(page.locator('#trip-start'), inMinutes(60))
      await put(page.locator('#trip-end'), inMinutes(60 * 8))
    },
  },
  {
    category: TRIP_CATEGORIES.shuttle,
    fill: async ({ page }, { pick, put, tick }) => {
      await pick(page.locator('#trip-city_id'), DUBAI.cityId)
      await put(page.locator('#trip-day'), inMinutes(60, DUBAI).slice(0, 10))
      await put(page.locator('#trip-seats'), '2')
      await tick(page.locator('input[name]').and(page.locator('#trip-departure_id input')).first())
    },
  },
]

const shown = (visit: Visit, key: string) => statusOf(visit).getByText(visit.t(key), { exact: true })

const heading = ({ page, t }: Visit, key: string) =>
  page.getByRole('heading', { level: 1, name: t(key), exact: true })
const button = ({ page, t }: Visit, key: string) =>
  page.getByRole('main').getByRole('button', { name: t(key), exact: true })
const statusOf = ({ page, t }: Visit) => page.getByRole('complementary', { name: t('dispatch:record.facts') })

/** From the caller's first word to what it costs, with who travels. */
async function ask(visit: Visit, hands: Hands, trip: (typeof TRIPS)[number]): Promise<void> {
  const { page, t } = visit
  const { category, fill, isApproximate = false } = trip
  await hands.pick(page.locator('#trip-category'), String(category))
  await fill(visit, hands)
  await hands.press(button(visit, 'dispatch:new.quote'))
  await page.getByRole('heading', { name: t('dispatch:new.prices') }).waitFor()
  expect(await page.getByText(t('dispatch:new.approximate')).isVisible()).toBe(isApproximate)
  await hands.tick(page.locator('input[name="trip-option"]').first())
  await hands.put(page.locator('#book-name'), 'Layla Haddad')
  await hands.put(page.locator('#book-phone'), '+971 50 123 4567')
  if (category === TRIP_CATEGORIES.selfDrive) {
    await hands.put(page.locator('#book-age'), '30')
    await hands.put(page.locator('#book-licence_years'), '8')
  }
  await look(page, `dispatch-new-${category}-${visit.language}`)
}

/** The same to a vehicle at the door; returns the trip's reference. */
async function book(visit: Visit, hands: Hands, trip: (typeof TRIPS)[number]): Promise<string> {
  const { page } = visit
  await heading(visit, 'dispatch:new.title').waitFor()
  await ask(visit, hands, trip)
  await hands.press(button(visit, 'dispatch:new.book'))
  await page.waitForURL(/\/staff\/trips\/[\da-f-]{36}$/)
  await hands.pick(page.locator('#assign-vehicle_id'), { index: 0 })
  if (trip.category !== TRIP_CATEGORIES.selfDrive)
    await hands.pick(page.locator('#assign-driver_id'), { index: 0 })
  await hands.press(button(visit, 'dispatch:acts.assign'))
  await shown(visit, 'dispatch:statuses.assigned').waitFor()
  return statusOf(visit).locator('dd').first().innerText()
}

/** The duty slip, from a reading of the odometer on, and the bill. */
async function drive(
  visit: Visit,
  hands: Hands,
  { category, km, isMended }: { category: number; km: number; isMended: boolean },
): Promise<void> {
  const { page, t } = visit
  const isShuttle = category === TRIP_CATEGORIES.shuttle
  const status = (key: string) => shown(visit, `dispatch:statuses.${key}`).waitFor()
  await page.locator('#start-at').waitFor()
  if (!isShuttle) await hands.put(page.locator('#start-odometer_km'), String(km))
  await hands.press(button(visit, 'dispatch:acts.start'))
  await status('started')
  const city = isShuttle ? DUBAI : BENGALURU
  await hands.put(page.locator('#end-at'), inMinutes(-10, city))
  if (!isShuttle) await hands.put(page.locator('#end-odometer_km'), String(km + 130))
  await hands.press(button(visit, 'dispatch:acts.end'))
  await status('ended')
  await look(page, `dispatch-ended-${category}-${visit.language}`)
  if (isMended) await mistakeAndMend(visit, byPointer(page))
  await (isMended ? byPointer(page) : hands).press(button(visit, 'dispatch:acts.bill'))
  await status('billed')
  await page
    .getByText(/TRIP-\d{4}-\d{6}/)
    .first()
    .waitFor()
  await page.getByRole('columnheader', { name: t('dispatch:fare.billed') }).waitFor()
  await look(page, `dispatch-billed-${category}-${visit.language}`)
  if (isMended) await collect(visit, byPointer(page))
}

/** The lines of the bill before it is issued, and of one that was. */
const lines = ({ page, t }: Visit) => page.getByRole('table', { name: t('dispatch:fare.lines') }).first()

/** In rupees; the form asks about a charge above it. */
const USUAL_TOLL = 10_000

/** What is due is recorded as collected, taken back as a mistake, and recorded again. */
async function collect(visit: Visit, hands: Hands): Promise<void> {
  const { page, t, language } = visit
  const payments = page.getByRole('region', { name: t('dispatch:payments.title') })
  const entry = payments.getByRole('listitem').filter({ hasText: t('dispatch:payments.kinds.collected') })
  await page.locator('#collect-amount').waitFor()
  await look(page, `dispatch-due-${language}`)
  await hands.press(button(visit, 'dispatch:acts.collect'))
  await entry.waitFor()
  await hands.press(payments.getByRole('button'))
  await hands.put(page.locator('#remove-collection-reason'), 'It was for another trip')
  await hands.press(button(visit, 'dispatch:acts.remove_collection'))
  await entry.waitFor({ state: 'detached' })
  await hands.press(button(visit, 'dispatch:acts.collect'))
  await entry.waitFor()
  await look(page, `dispatch-collected-${language}`)
}

/** Adds a charge; returns when it is on the bill to come. */
async function charge(visit: Visit, hands: Hands, amount: string): Promise<void> {
  const { page } = visit
  await hands.press(button(visit, 'dispatch:acts.charge'))
  await hands.put(page.locator('#charge-amount'), amount)
  await hands.put(page.locator('#charge-reason'), 'Hosur road')
  await hands.press(button(visit, 'dispatch:acts.charge'))
  if (Number(amount) > USUAL_TOLL) {
    await page.getByText(visit.t('staff_forms:asks')).waitFor()
    await look(page, `dispatch-asks-${visit.language}`)
    await hands.press(button(visit, 'dispatch:acts.charge'))
  }
  const text = Number(amount).toLocaleString('en', { minimumFractionDigits: 2 })
  await lines(visit).getByText(text).first().waitFor()
}

/** Takes the one charge back, with the reason. */
async function takeBack(visit: Visit, hands: Hands): Promise<void> {
  const { page, t } = visit
  const charges = page.getByRole('region', { name: t('dispatch:charges.title') })
  await hands.press(charges.getByRole('button'))
  await hands.put(page.locator('#remove-charge-reason'), 'Two digits too many')
  await hands.press(button(visit, 'dispatch:acts.remove_charge'))
  await charges.getByText(t('dispatch:charges.none')).waitFor()
}

/** A wrong charge taken back before the bill, and one that was billed: its credit note, and the trip to be billed anew. */
async function mistakeAndMend(visit: Visit, hands: Hands): Promise<void> {
  const { page, t, language } = visit
  await lines(visit).waitFor()
  await charge(visit, hands, '45600')
  await takeBack(visit, hands)
  await charge(visit, hands, '987')
  await look(page, `dispatch-bill-seen-${language}`)
  await hands.press(button(visit, 'dispatch:acts.bill'))
  await shown(visit, 'dispatch:statuses.billed').waitFor()
  await hands.press(button(visit, 'dispatch:acts.credit_bill'))
  await hands.put(page.locator('#credit-bill-reason'), 'The toll was 9.87')
  await look(page, `dispatch-credit-${language}`)
  await hands.press(button(visit, 'dispatch:acts.credit_bill'))
  await shown(visit, 'dispatch:statuses.ended').waitFor()
  const notes = page.getByRole('region', { name: t('dispatch:credit.title') })
  const link = notes.getByRole('link').first()
  const file = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
  expect(file.headers()['content-type']).toBe('application/pdf')
  await takeBack(visit, hands)
  await charge(visit, hands, '9.87')
  await look(page, `dispatch-credited-${language}`)
}

/** Every other category is dispatched in one language, the rest in the other, each half by the keyboard. */
const SHARES = LANGUAGES.map((language) => ({
  language,
  trips: TRIPS.filter((_, at) => languageAt(at) === language),
}))

test.for(SHARES)(
  'dispatch takes trips of every other category from quote to bill, half of them by the keyboard, in $language',
  { timeout: 300_000 },
  async ({ language, trips }) => {
    const references: string[] = []
    await stage.visit({ language }, async (visit) => {
      const { page, t, open, site } = visit
      const handsFor = (at: number) => (at % 2 === 0 ? byKeyboard(page) : byPointer(page))
      await fleetIn(site, BENGALURU.cityId, trips.length)
      await fleetIn(site, DUBAI.cityId, 1)
      const startAt = siteClock.now().add({ minutes: 60 }).toString()
      await addDeparture(site.database.db, { seats: 12, startAt })
      await newMember(visit, { roles: ['dispatch'] })
      const follow = (name: string) => page.getByRole('link', { name, exact: true }).click()
      await open('/staff/trips')
      for (const [at, trip] of trips.entries()) {
        await follow(t('dispatch:new.title'))
        references.push(await book(visit, handsFor(at), trip))
        await follow(t('dispatch:record.back'))
      }

      await open(`/staff/trips?day=${inMinutes(60).slice(0, 10)}&status=assigned&city=in-blr`)
      const here = references.filter((_, at) => trips[at]?.category !== TRIP_CATEGORIES.shuttle)
      for (const name of here) await page.getByRole('link', { name, exact: true }).waitFor()
      await look(page, `dispatch-list-${language}`)

      // The drives; who began the day has gone home, and no page of theirs asks for anything.
      await page.goto(`${site.url}/robots.txt`)
      siteClock.pass({ hours: 9 })
      await visit.context.clearCookies()
      await newMember(visit, { roles: ['dispatch'] })
      await open('/staff/trips')
      for (const [at, { category }] of trips.entries()) {
        const reference = references[at] ?? ''
        await page.getByLabel(t('dispatch:list.search')).fill(reference)
        await button(visit, 'staff_forms:find').click()
        await follow(reference)
        // The vehicles of the language before have been driven. The first trip of each language is billed wrongly.
        const km = 2000 * (LANGUAGES.indexOf(language) + 1)
        await drive(visit, handsFor(at), { category, km, isMended: at === 0 })
        if (at < trips.length - 1) await follow(t('dispatch:record.back'))
      }
      const link = page.getByRole('link', { name: t('dispatch:fare.bill_as_pdf') })
      const file = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
      expect(file.headers()['content-type']).toBe('application/pdf')
    })
  },
)

test('what cannot have been driven is said at its field, and what was typed stays', async () => {
  await stage.visit({}, async (visit) => {
    const { page, watched, open, site } = visit
    await fleetIn(site, BENGALURU.cityId, 1)
    await newMember(visit, { roles: ['dispatch'] })
    const hands = byPointer(page)
    await open('/staff/trips/new')
    await button(visit, 'dispatch:new.quote').click()
    await page.locator('#trip-city_id-error').waitFor()
    await look(page, 'dispatch-new-faults-en')
    await book(visit, hands, RENTAL)
    watched.expectRefusal(422, /\/start$/)
    await page.locator('#start-odometer_km').fill('10')
    await button(visit, 'dispatch:acts.start').click()
    await page.locator('#start-at-error').waitFor()
    // Without its day it is no time, and is not sent as it was before.
    const at = page.locator('#start-at')
    await firstPart(at).press('Backspace')
    await firstPart(at).press('Backspace')
    watched.expectRefusal(400, /\/start$/)
    await button(visit, 'dispatch:acts.start').click()
    await expect.poll(() => at.locator('[data-placeholder]').count()).toBe(5)
    await page.locator('#start-at-error').waitFor()
    await hands.put(at, inMinutes(-5))
    await button(visit, 'dispatch:acts.start').click()
    await page.locator('#start-odometer_km-error').waitFor()
    expect(await page.locator('#start-odometer_km').inputValue()).toBe('10')
    await look(page, 'dispatch-refused-start-en')

    await button(visit, 'dispatch:acts.cancel').click()
    await page.locator('#cancel-reason').fill('The caller changed their mind')
    await look(page, 'dispatch-cancel-en')
    await button(visit, 'dispatch:acts.cancel').click()
    await shown(visit, 'dispatch:statuses.cancelled').waitFor()
    await page.getByText('The caller changed their mind').waitFor()
  })
})

test('a company’s person is found, pays by its wallet, and the trip waits for the approval', async () => {
  await stage.visit({ language: 'ar' }, async (visit) => {
    const { page, open, site, t } = visit
    const companyId = await companyWithWallet(site, { paidIn: 5_000_000, currency: 'INR' })
    await site.database.db
      .updateTable('companies')
      .set({ approval_required: true })
      .where('id', '=', companyId)
      .execute()
    await profileOf(site, { companyId, name: 'Meera Nair', mobile: '+12025550123' })
    await newMember(visit, { roles: ['dispatch'] })
    await open('/staff/trips/new')
    await page.getByLabel(t('dispatch:caller.search')).fill('meera')
    await button(visit, 'dispatch:list.find').click()
    await page.getByRole('listitem').getByRole('button', { name: 'Meera Nair' }).click()
    await ask(visit, byPointer(page), RENTAL)
    expect(await page.locator('#book-pay_by').inputValue()).toBe('wallet')
    await button(visit, 'dispatch:new.book').click()
    await shown(visit, 'dispatch:statuses.booked').waitFor()
    await page.getByText(t('dispatch:acts.waits')).waitFor()
    await page.getByText(t('dispatch:payments.kinds.fare'), { exact: true }).first().waitFor()
    expect(await page.locator('#assign-vehicle_id').count()).toBe(0)
    await look(page, 'dispatch-approval-ar')
  })
})
