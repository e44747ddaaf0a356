import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId, newLetters, newReference } from '#kernel/ids.ts'
import { DEMO_BANNERS } from '#src/seed/trips/demo-banners.ts'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { addDeparture, addShuttleRoute, seatsOf } from '#testing/builders/trips/shuttles.ts'
import { keyWith } from '#testing/builders/trips/trip-people.ts'
import { tooWide, violations } from '../environment/accessible.ts'
import {
  LANGUAGES,
  sharedEnvironment,
  type Language,
  type BrowserEnvironment,
  type Visit,
} from '../environment/environment.ts'
import { blockStorage, signInByMail, widgetMessages, type WidgetMessages } from './frame-steps.ts'
import { HOSTILE, hostSite, snippet, strictPolicy } from './host-page.ts'
import { choosePlace, takeFrameScreenshot } from './tab-steps.ts'

/** Links of the banners; the other banners have none. */
const LINKS = ['https://rihla.example/airports']

let environment: BrowserEnvironment
let host: Awaited<ReturnType<typeof hostSite>>
let key: string
let ours: string
let messages: Record<(typeof LANGUAGES)[number], WidgetMessages>
let routeId: string
let partnerCode: string
let departures: { early: string; full: string; later: string }
beforeAll(async () => {
  environment = await sharedEnvironment()
  // Another host than the page's: the frame is cross-origin, and cross-site.
  ours = environment.site.url.replace('localhost', '127.0.0.1')
  host = await hostSite(ours)
  key = (await keyWith(environment.site, { domains: ['localhost'] })).key
  messages = { en: await widgetMessages('en'), ar: await widgetMessages('ar') }
  const { db } = environment.site.database
  await db
    .insertInto('banners')
    .values(DEMO_BANNERS.map((banner, at) => ({ ...banner, id: newId(), link: LINKS[at] ?? null })))
    .execute()
  routeId = await addShuttleRoute(db)
  partnerCode = newReference()
  const owner = await peopleOf(environment.site).add({ role: 'traveller' })
  await addPartner(db, { code: partnerCode, owner, now: environment.site.clock.now() })
  const leaving = (days: number, hour: number, seats: number, sold = 0) =>
    addDeparture(db, {
      routeId,
      seats,
      sold,
      startAt: dayAhead(days)
        .toZonedDateTime({ timeZone: 'Asia/Dubai', plainTime: { hour } })
        .toInstant()
        .toString(),
    })
  await db.updateTable('cities').set({ desk: DESK }).where('id', '=', 'ae-dxb').execute()
  departures = {
    early: await leaving(1, 7, 12),
    full: await leaving(1, 9, 12, 12),
    later: await leaving(3, 7, 12),
  }
})
afterAll(() => host.close())

const dayAhead = (days: number) =>
  environment.site.clock.now().toZonedDateTimeISO('Asia/Dubai').toPlainDate().add({ days })
const TABS = 'tab-local="true" tab-outstation="true" tab-shuttle="true" tab-self-drive="true"'

/** The widget on another company's page, by the two lines. */
async function embedded(
  { page, watched }: Visit,
  language: Language,
  { attributes = '', ...around }: { attributes?: string; head?: string; policy?: string } = {},
): Promise<Frame> {
  watched.allow(host.url)
  watched.allow(ours)
  const body = snippet(key, `language="${language}" ${TABS} ${attributes}`)
  await page.goto(host.show({ body, ...around }))
  await page.frameLocator('rihla-booking iframe').getByRole('tab').first().waitFor()
  const element = await page.locator('rihla-booking iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('the widget has no frame')
  return frame
}

const openTab = (frame: Frame, t: WidgetMessages, tab: string) =>
  frame.getByRole('tab', { name: t(`shell:tabs.${tab}`), exact: true }).click()
const seePrices = (frame: Frame, t: WidgetMessages) =>
  frame
    .getByRole('button', { name: t('tabs:see_prices') })
    .filter({ visible: true })
    .click()

const DESK = {
  address_en: 'Terminal 3, arrivals',
  address_ar: 'مبنى الركاب 3، صالة الوصول',
  hours_en: 'Daily, around the clock',
  hours_ar: 'يوميًا على مدار الساعة',
  phone: { countryCode: '+971', phone: '42245555' },
}

/** Known as no place, and to no geocoder: it has a price with a point of a map alone. */
const POINT = '25.2048, 55.2708'
const ADDRESS = { en: 'Villa 9, behind the old mill, Dubai', ar: `فيلا 9 خلف المطحنة القديمة، دبي ${POINT}` }

/** Fills in each tab as a traveller does. */
const FILL = {
  async local(frame: Frame, t: WidgetMessages) {
    await choosePlace(frame, t('local:pick_up'), ADDRESS.ar)
    await frame.getByRole('radio', { name: /80/ }).check({ force: true })
  },
  async outstation(frame: Frame, t: WidgetMessages) {
    await frame.getByText(t('outstation:kind.round_trip'), { exact: true }).click()
    await choosePlace(frame, t('outstation:from'), 'DXB')
    await choosePlace(frame, t('outstation:to'), 'Abu Dhabi')
  },
  async shuttle(frame: Frame, t: WidgetMessages) {
    await frame.getByLabel(t('shuttle:route')).selectOption(routeId)
    await frame.getByRole('button', { name: t('tabs:stepper.more', { field: t('shuttle:seats') }) }).click()
    await frame.locator(`input[value="${departures.early}"]`).check()
  },
  async self_drive(frame: Frame, t: WidgetMessages) {
    await frame.getByLabel(t('self_drive:city'), { exact: true }).selectOption('ae-dxb')
    await frame.getByRole('radio', { name: /250/ }).check({ force: true })
  },
}

/** Searches with what is filled in, and chooses the first option; its text. */
async function chooseFirst(
  frame: Frame,
  t: WidgetMessages,
  takeScreenshot: (what: string) => Promise<void>,
): Promise<string> {
  await seePrices(frame, t)
  const choose = frame.getByRole('button', { name: t('tabs:options.choose') })
  await choose.first().waitFor()
  await frame.getByText(t('tabs:options.details')).filter({ visible: true }).first().click()
  await takeScreenshot('options')
  const option = await frame.getByRole('listitem').filter({ has: choose.first() }).first().innerText()
  await choose.first().click()
  return option
}

async function enterPerson(frame: Frame, t: WidgetMessages): Promise<void> {
  await frame.getByLabel(t('booking:name')).fill('Layla Haddad')
  await frame.getByLabel(t('booking:phone')).fill('+971 50 123 4567')
}

const enterDriver = async (frame: Frame, t: WidgetMessages, age = '30') => {
  await frame.getByLabel(t('booking:age')).fill(age)
  await frame.getByLabel(t('booking:licence_years')).fill('8')
}

/** Signs a new traveller in; returns their address. */
async function signIn(frame: Frame, t: WidgetMessages): Promise<string> {
  const email = `${newLetters(10).toLowerCase()}@example.com`
  await signInByMail({ page: frame, site: environment.site, t }, email)
  return email
}

async function book(frame: Frame, t: WidgetMessages, { drives = false } = {}): Promise<void> {
  if (drives) await enterDriver(frame, t)
  await enterPerson(frame, t)
  await frame.locator('form button[type=submit]').filter({ visible: true }).click()
  await frame
    .getByRole('heading', {
      level: 1,
      name: t(drives ? 'booking:done.booked_self_drive' : 'booking:done.booked'),
    })
    .waitFor()
}

const hasNormalStyles =
  (visit: Visit, frame: Frame, name: string) =>
  async (what: string): Promise<void> => {
    await takeFrameScreenshot(visit.page, `${name}-${what}`)
    expect(await violations(frame), what).toEqual([])
    expect(await tooWide(frame), what).toEqual([])
  }

test.for([
  { tab: 'local', category: 2, language: 'ar' },
  { tab: 'outstation', category: 11, language: 'en' },
  { tab: 'shuttle', category: 20, language: 'ar' },
  { tab: 'self_drive', category: 5, language: 'en' },
] as const)(
  'at 320 px, next to hostile scripts, under a strict policy and with cookies blocked, a page of another origin books $tab with two lines: $language',
  async ({ tab, category, language }) => {
    const t = messages[language]
    await environment.visit({ width: 320, height: 760 }, async (visit) => {
      await blockStorage(visit.page)
      const frame = await embedded(visit, language, { head: HOSTILE, policy: strictPolicy(ours) })
      const fine = hasNormalStyles(visit, frame, `${language}-${tab}`)
      await openTab(frame, t, tab)
      await frame
        .getByRole('button', { name: t('tabs:see_prices') })
        .filter({ visible: true })
        .waitFor()
      const banners = frame.getByRole('region', { name: t('shell:banners') })
      await banners.getByRole('listitem').nth(2).waitFor()
      expect(await banners.getByRole('link').count()).toBe(1)
      await fine('empty')
      await seePrices(frame, t)
      await frame.getByRole('alert').waitFor()
      await fine('faults')
      await FILL[tab](frame, t)
      await fine('filled')
      const option = await chooseFirst(frame, t, async (what) => {
        await fine(what)
      })
      expect(await banners.count()).toBe(0)
      const email = await signIn(frame, t)
      await book(frame, t, { drives: tab === 'self_drive' })
      const [trip] = await bookedBy(email)
      expect(trip).toMatchObject({ category, city_id: 'ae-dxb' })
      expect(option.replaceAll(',', '')).toContain(((trip?.total ?? 0) / 100).toFixed(2))
    })
    expect(host.reports).toEqual([])
  },
)

/** Reads a person's trips, in the order of booking. */
function bookedBy(email: string) {
  return environment.site.database.db
    .selectFrom('trips as t')
    .innerJoin('trip_profiles as p', 'p.id', 't.profile_id')
    .innerJoin('trip_people as who', 'who.id', 'p.person_id')
    .select(['t.category', 't.city_id', 't.total'])
    .where('who.email', '=', email)
    .orderBy('t.created_at')
    .execute()
}

const field = (frame: Frame, name: string) =>
  frame.getByRole('combobox', { name, exact: true }).filter({ visible: true })

test('what the page fills in, and what one tab has, is there in the others and is booked; stops are moved by keys', async () => {
  const t = messages.en
  const start = dayAhead(5)
  const prefill = `prefill-from="Dubai Marina" prefill-to="Abu Dhabi" prefill-start="${start}T09:40" prefill-return="${start.add({ days: 2 })}T17:00" prefill-seats="3"`
  await environment.visit({ width: 800, height: 760 }, async (visit) => {
    const { page } = visit
    const frame = await embedded(visit, 'en', { attributes: prefill })
    await openTab(frame, t, 'outstation')
    await expect.poll(() => field(frame, t('outstation:to')).inputValue()).toBe('Abu Dhabi')
    expect(await frame.getByLabel(t('outstation:kind.round_trip')).isChecked()).toBe(true)
    expect(await frame.locator('#outstation-start-time').inputValue()).toBe('09:40')
    expect(await frame.locator('#outstation-return-time').inputValue()).toBe('17:00')

    const add = frame.getByRole('button', { name: t('outstation:stop.add') })
    const stop = (number: number) => field(frame, t('outstation:stop.label', { number }))
    await add.press('Enter')
    await expect.poll(() => stop(1).evaluate((input) => input === document.activeElement)).toBe(true)
    await choosePlace(frame, t('outstation:stop.label', { number: 1 }), 'Burj Khalifa')
    await add.press('Enter')
    await choosePlace(frame, t('outstation:stop.label', { number: 2 }), 'Yas Island')
    const up = frame.getByRole('button', { name: t('outstation:stop.up', { number: 2 }) })
    const pressed = await up.getAttribute('id')
    await up.press('Enter')
    expect([await stop(1).inputValue(), await stop(2).inputValue()]).toEqual(['Yas Island', 'Burj Khalifa'])
    await expect.poll(() => frame.evaluate(() => document.activeElement?.id)).toBe(pressed)
    await frame.getByRole('button', { name: t('outstation:stop.remove', { number: 2 }) }).press('Enter')
    expect(await stop(2).count()).toBe(0)
    await takeFrameScreenshot(page, 'stops')

    await seePrices(frame, t)
    await frame
      .getByRole('button', { name: t('tabs:options.choose') })
      .first()
      .waitFor()
    await expect
      .poll(() => frame.getByText('Dubai Marina').filter({ visible: true }).first().textContent())
      .toBe('Dubai Marina')
    // The frame's own history: no page is loaded.
    await page.evaluate(() => history.back())
    await expect.poll(() => stop(1).inputValue()).toBe('Yas Island')
    await frame
      .getByRole('button', { name: t('tabs:place.swap') })
      .filter({ visible: true })
      .click()
    expect(await field(frame, t('outstation:from')).inputValue()).toBe('Abu Dhabi')

    await openTab(frame, t, 'self_drive')
    await expect
      .poll(() => frame.getByLabel(t('self_drive:city'), { exact: true }).inputValue())
      .toBe('ae-auh')
    expect(await frame.locator('#self_drive-start-time').inputValue()).toBe('09:40')
    await openTab(frame, t, 'shuttle')
    expect(await frame.getByLabel(t('shuttle:seats'), { exact: true }).inputValue()).toBe('3')

    await openTab(frame, t, 'outstation')
    await chooseFirst(frame, t, hasNormalStyles(visit, frame, 'wide-outstation'))
    const email = await signIn(frame, t)
    await book(frame, t)
    expect(await bookedBy(email)).toMatchObject([{ category: 11, city_id: 'ae-auh' }])
  })
})

test('a place and a day are chosen by keys alone', async () => {
  const t = messages.en
  await environment.visit({ width: 800, height: 760 }, async (visit) => {
    const frame = await embedded(visit, 'en')
    const { keyboard } = visit.page
    await openTab(frame, t, 'local')
    const place = field(frame, t('local:pick_up'))
    await place.focus()
    await keyboard.press('ArrowDown')
    await frame.locator('[role=option]').first().waitFor()
    await keyboard.press('ArrowDown')
    const first = await frame.locator('[role=option][aria-selected=true] bdi').first().innerText()
    expect(await place.getAttribute('aria-activedescendant')).toBe(
      await frame.locator('[role=option][aria-selected=true]').getAttribute('id'),
    )
    await keyboard.press('Escape')
    expect(await frame.locator('[role=option]').count()).toBe(0)
    await keyboard.press('ArrowDown')
    await frame.locator('[role=option]').first().waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    expect(await place.inputValue()).toBe(first)

    const day = frame.locator('#local-start')
    await day.press('Enter')
    const calendar = frame.getByRole('dialog')
    await calendar.waitFor()
    expect(await violations(frame)).toEqual([])
    await keyboard.press('ArrowDown')
    await keyboard.press('Escape')
    await expect.poll(() => day.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await day.innerText()).toContain(String(dayAhead(1).day))
    await day.press('Enter')
    await calendar.waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect.poll(() => day.innerText()).toContain(String(dayAhead(8).day))
    await expect.poll(() => day.evaluate((button) => button === document.activeElement)).toBe(true)
  })
})

test('rejections show the reason at their field, failures are retried, and no input is lost', async () => {
  const t = messages.en
  await environment.visit({ width: 800, height: 760 }, async (visit) => {
    const { page, watched } = visit
    const frame = await embedded(visit, 'en', { attributes: `prefill-start="${dayAhead(-1)}T09:00"` })
    await openTab(frame, t, 'local')
    await frame.getByText(t('local:kind.pick_up'), { exact: true }).click()
    await choosePlace(frame, t('local:airport'), 'DXB')
    await choosePlace(frame, t('local:drop_off'), ADDRESS.en)
    await frame.getByLabel(t('local:flight')).fill('the one at noon'.slice(0, 10))
    await seePrices(frame, t)
    const startError = frame.locator('#local-start-error')
    await startError.waitFor()
    expect(await startError.innerText()).toContain('The earliest time you can book')
    await frame.locator('#local-start').click()
    await frame.getByRole('dialog').locator('button[tabindex="0"]').press('PageDown')
    await page.keyboard.press('Enter')

    watched.expectErrorResponse(400, /trip\/quote/)
    await seePrices(frame, t)
    const flightError = frame.locator('#local-flight-error')
    await flightError.waitFor()
    expect(await flightError.innerText()).toContain('EK 203')
    expect(await field(frame, t('local:airport')).inputValue()).toContain('(DXB)')
    await frame.getByLabel(t('local:flight')).fill('ek203')

    watched.expectErrorResponse(422, /trip\/quote/)
    await seePrices(frame, t)
    await frame.locator('#local-place-error').waitFor()
    await frame.getByRole('button', { name: t('tabs:ask_price.go') }).waitFor()
    await takeFrameScreenshot(page, 'ask-price')
    await choosePlace(frame, t('local:drop_off'), `${ADDRESS.en} ${POINT}`)

    watched.expectErrorResponse(500, /trip\/quote/)
    await page.route('**/trips/api/trip/quote', (route) => route.fulfill({ status: 500, body: '' }), {
      times: 1,
    })
    await seePrices(frame, t)
    await frame.getByText(t('shell:error.status_5xx')).waitFor()
    expect(await frame.getByLabel(t('local:flight')).inputValue()).toBe('ek203')
    await seePrices(frame, t)
    await frame
      .getByRole('button', { name: t('tabs:options.choose') })
      .first()
      .waitFor()
  })
})

test('a full departure can’t be chosen, a day without any names the next: a seat is booked there, then a car, and car hire is searched with the same days', async () => {
  const t = messages.en
  await environment.visit({ width: 800, height: 760 }, async (visit) => {
    const { page } = visit
    const frame = await embedded(visit, 'en', {
      attributes: `prefill-start="${dayAhead(2)}" partner-code="${partnerCode}" sub-id="desk 2"`,
    })
    await openTab(frame, t, 'shuttle')
    await frame.getByLabel(t('shuttle:route')).selectOption(routeId)
    await frame.getByText(t('shuttle:none')).waitFor()
    await takeFrameScreenshot(page, 'no-departures')
    await frame.getByRole('button', { name: /^Show/ }).click()
    await frame.locator(`input[value="${departures.full}"]`).waitFor()
    expect(await frame.locator(`input[value="${departures.full}"]`).isDisabled()).toBe(true)
    expect((await seatsOf(environment.site.database.db, departures.full)).counted).toBe(12)

    await FILL.shuttle(frame, t)
    await chooseFirst(frame, t, hasNormalStyles(visit, frame, 'wide-shuttle'))
    const email = await signIn(frame, t)
    await book(frame, t)
    const another = frame.getByRole('button', { name: t('shell:book_another') })
    await another.click()
    await openTab(frame, t, 'self_drive')
    await FILL.self_drive(frame, t)
    await chooseFirst(frame, t, hasNormalStyles(visit, frame, 'wide-self-drive'))
    await enterPerson(frame, t)
    await enterDriver(frame, t, '20')
    visit.watched.expectErrorResponse(422, /trip\/create/)
    await frame.locator('form button[type=submit]').filter({ visible: true }).click()
    await frame.locator('#booking-age-error').waitFor()
    await frame.getByText(DESK.address_en).waitFor()
    await takeFrameScreenshot(page, 'too-young')
    await book(frame, t, { drives: true })
    expect(await bookedBy(email)).toMatchObject([{ category: 20 }, { category: 5 }])

    await another.click()
    await frame.getByRole('link', { name: t('self_drive:hire.go') }).click()
    await page.waitForURL(/\/en\/search\?/)
    expect(new URL(page.url()).searchParams.get('pickup_id')).toBe('city-ae-dubai')
    expect(new URL(page.url()).searchParams.get('pickup_date')).toBe(String(dayAhead(1)))
    // Whose visitor it is waits for the booking.
    const cookie = (await visit.context.cookies(page.url())).find(({ name }) => name === 'rihla_partner')
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? 'null'))).toMatchObject({
      partner_code: partnerCode,
      sub_id: 'desk 2',
    })
  })
})
