import { beforeAll, expect, test } from 'vitest'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { addDeparture } from '#testing/builders/trips/shuttles.ts'
import { fleetIn } from '#testing/builders/trips/trip-fleet.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { firstPart } from '../../steps/date-field.ts'
import { byKeyboard, byPointer } from '../../steps/dispatch-steps.ts'
import { drive } from '../../steps/duty-slip-steps.ts'
import {
  requestTrip,
  BENGALURU,
  book,
  button,
  DUBAI,
  inMinutes,
  RENTAL,
  shown,
  TRIPS,
} from '../../steps/new-trip-steps.ts'
import { newMember } from '../../steps/staff-steps.ts'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import {
  type Language,
  languageAt,
  LANGUAGES,
  type BrowserEnvironment,
  openEnvironment,
} from '../../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  // A dedicated environment: the clock moves on while trips are driven.
  const dedicated = await openEnvironment()
  environment = dedicated
  return () => dedicated.close()
})

/** Every other category is dispatched in one language, the rest in the other, each half by the keyboard. */
const SHARES = LANGUAGES.map((language) => ({
  language,
  trips: TRIPS.filter((_, at) => languageAt(at) === language),
}))

/** Language in which a bill is wrong, credited and issued again. */
const MENDED_IN: Language = 'ar'

test.for(SHARES)(
  'dispatch takes trips of every other category from quote to vehicle, and drives them to the bill, half of them by the keyboard, in $language',
  async ({ language, trips }) => {
    const references: string[] = []
    await environment.visit({ language }, async (visit) => {
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
      await takeScreenshots(page, `dispatch-list-${language}`)

      // The drives; the morning's visitors have left, and their pages send no requests.
      await page.goto(`${site.url}/robots.txt`)
      siteClock.pass({ hours: 9 })
      await visit.context.clearCookies()
      await newMember(visit, { roles: ['dispatch'] })
      await open('/staff/trips')
      const driven = trips.flatMap((trip, at) => (trip.isDriven ? [{ ...trip, at }] : []))
      for (const { category, at } of driven) {
        const reference = references[at] ?? ''
        await page.getByLabel(t('dispatch:list.search')).fill(reference)
        await button(visit, 'staff_forms:find').click()
        await follow(reference)
        // The vehicles of the language before have been driven.
        const km = 2000 * (LANGUAGES.indexOf(language) + 1)
        await drive(visit, handsFor(at), { category, km, isMended: language === MENDED_IN && at === 0 })
        if (at < (driven.at(-1)?.at ?? 0)) await follow(t('dispatch:record.back'))
      }
      const link = page.getByRole('link', { name: t('dispatch:fare.bill_as_pdf') })
      const file = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
      expect(file.headers()['content-type']).toBe('application/pdf')
    })
  },
)

test('an impossible reading has an error at its field, and the input stays', async () => {
  await environment.visit({}, async (visit) => {
    const { page, watched, open, site } = visit
    await fleetIn(site, BENGALURU.cityId, 1)
    await newMember(visit, { roles: ['dispatch'] })
    const hands = byPointer(page)
    await open('/staff/trips/new')
    await button(visit, 'dispatch:new.quote').click()
    await page.locator('#trip-city_id-error').waitFor()
    await takeScreenshots(page, 'dispatch-new-faults-en')
    await book(visit, hands, RENTAL)
    watched.expectErrorResponse(422, /\/start$/)
    await page.locator('#start-odometer_km').fill('10')
    await button(visit, 'dispatch:acts.start').click()
    await page.locator('#start-at-error').waitFor()
    // Without its day it is no time, and is not sent as it was before.
    const at = page.locator('#start-at')
    await firstPart(at).press('Backspace')
    await firstPart(at).press('Backspace')
    watched.expectErrorResponse(400, /\/start$/)
    await button(visit, 'dispatch:acts.start').click()
    await expect.poll(() => at.locator('[data-placeholder]').count()).toBe(5)
    await page.locator('#start-at-error').waitFor()
    await hands.put(at, inMinutes(-5))
    await button(visit, 'dispatch:acts.start').click()
    await page.locator('#start-odometer_km-error').waitFor()
    expect(await page.locator('#start-odometer_km').inputValue()).toBe('10')
    await takeScreenshots(page, 'dispatch-refused-start-en')

    await button(visit, 'dispatch:acts.cancel').click()
    await page.locator('#cancel-reason').fill('The caller changed their mind')
    await takeScreenshots(page, 'dispatch-cancel-en')
    await button(visit, 'dispatch:acts.cancel').click()
    await shown(visit, 'dispatch:statuses.cancelled').waitFor()
    await page.getByText('The caller changed their mind').waitFor()
  })
})

test('a company’s person is found, pays by its wallet, and the trip waits for the approval', async () => {
  await environment.visit({ language: 'ar' }, async (visit) => {
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
    await requestTrip(visit, byPointer(page), RENTAL)
    expect(await page.locator('#book-pay_by').inputValue()).toBe('wallet')
    await button(visit, 'dispatch:new.book').click()
    await shown(visit, 'dispatch:statuses.booked').waitFor()
    await page.getByText(t('dispatch:acts.waits')).waitFor()
    await page.getByText(t('dispatch:payments.kinds.fare'), { exact: true }).first().waitFor()
    expect(await page.locator('#assign-vehicle_id').count()).toBe(0)
    await takeScreenshots(page, 'dispatch-approval-ar')
  })
})
