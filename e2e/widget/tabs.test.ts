import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newLetters } from '#kernel/ids.ts'
import { addDeparture, addShuttleRoute, seatsOf } from '#testing/builders/shuttles.ts'
import { keyWith } from '#testing/builders/trip-people.ts'
import { tooWide, violations } from '../stage/accessible.ts'
import { sharedStage, type Language, type Stage, type Visit } from '../stage/stage.ts'
import { signInByMail, widgetWords, type WidgetWords } from './frame-steps.ts'
import { hostSite, snippet } from './host-page.ts'
import { choosePlace, lookAtFrame } from './tab-steps.ts'

let stage: Stage
let host: Awaited<ReturnType<typeof hostSite>>
let key: string
let ours: string
let words: Record<Language, WidgetWords>
let routeId: string
let departures: { early: string; full: string; later: string }
beforeAll(async () => {
  stage = await sharedStage()
  // Another host than the page's: the frame is cross-origin, and cross-site.
  ours = stage.site.url.replace('localhost', '127.0.0.1')
  host = await hostSite(ours)
  key = (await keyWith(stage.site, { domains: ['localhost'] })).key
  words = { en: await widgetWords('en'), ar: await widgetWords('ar') }
  const { db } = stage.site.database
  routeId = await addShuttleRoute(db)
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
  departures = {
    early: await leaving(1, 7, 12),
    full: await leaving(1, 9, 12, 12),
    later: await leaving(3, 7, 12),
  }
})
afterAll(() => host.close())

const dayAhead = (days: number) =>
  stage.site.clock.now().toZonedDateTimeISO('Asia/Dubai').toPlainDate().add({ days })
const TABS = 'tab-local="true" tab-outstation="true" tab-shuttle="true" tab-self-drive="true"'

/** The widget on another company's page, by the two lines. */
async function embedded({ page, watched }: Visit, language: Language, attributes = ''): Promise<Frame> {
  watched.allow(host.url)
  watched.allow(ours)
  await page.goto(host.show({ body: snippet(key, `language="${language}" ${TABS} ${attributes}`) }))
  await page.frameLocator('rihla-booking iframe').getByRole('tab').first().waitFor()
  const element = await page.locator('rihla-booking iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('the widget has no frame')
  return frame
}

const openTab = (frame: Frame, t: WidgetWords, tab: string) =>
  frame.getByRole('tab', { name: t(`shell:tabs.${tab}`), exact: true }).click()
const seePrices = (frame: Frame, t: WidgetWords) =>
  frame
    .getByRole('button', { name: t('tabs:see_prices') })
    .filter({ visible: true })
    .click()

/** What each tab asks for, as a traveller fills it in. */
const FILL = {
  async local(frame: Frame, t: WidgetWords) {
    await choosePlace(frame, t('local:pick_up'), 'dubai marina')
    await frame.getByRole('radio', { name: /80/ }).check({ force: true })
  },
  async outstation(frame: Frame, t: WidgetWords) {
    await frame.getByText(t('outstation:kind.round_trip'), { exact: true }).click()
    await choosePlace(frame, t('outstation:from'), 'DXB')
    await choosePlace(frame, t('outstation:to'), 'Abu Dhabi')
  },
  async shuttle(frame: Frame, t: WidgetWords) {
    await frame.getByLabel(t('shuttle:route')).selectOption(routeId)
    await frame.getByRole('button', { name: t('tabs:stepper.more', { field: t('shuttle:seats') }) }).click()
    await frame.locator(`input[value="${departures.early}"]`).check()
  },
  async self_drive(frame: Frame, t: WidgetWords) {
    await frame.getByLabel(t('self_drive:city'), { exact: true }).selectOption('ae-dxb')
    await frame.getByRole('radio', { name: /250/ }).check({ force: true })
  },
}

test.for([
  { tab: 'local', category: 2, language: 'en', width: 800 },
  { tab: 'outstation', category: 11, language: 'ar', width: 320 },
  { tab: 'shuttle', category: 20, language: 'en', width: 320 },
  { tab: 'self_drive', category: 5, language: 'ar', width: 800 },
] as const)(
  'a page of another origin books $tab with two lines: $language at $width px',
  async ({ tab, category, language, width }) => {
    const t = words[language]
    await stage.visit({ width, height: 760, reducedMotion: 'reduce' }, async (visit) => {
      const frame = await embedded(visit, language)
      const fine = async (what: string) => {
        await lookAtFrame(visit.page, `${language}-${tab}-${what}`)
        expect(await violations(frame), what).toEqual([])
        expect(await tooWide(frame), what).toEqual([])
      }
      await openTab(frame, t, tab)
      await frame
        .getByRole('button', { name: t('tabs:see_prices') })
        .filter({ visible: true })
        .waitFor()
      await fine('empty')
      await seePrices(frame, t)
      await frame.getByRole('alert').waitFor()
      await fine('faults')
      await FILL[tab](frame, t)
      await fine('filled')
      await seePrices(frame, t)
      const choose = frame.getByRole('button', { name: t('tabs:options.choose') })
      await choose.first().waitFor()
      await frame.getByText(t('tabs:options.details')).first().click()
      await fine('options')
      const total = await frame.getByRole('listitem').filter({ has: choose.first() }).first().innerText()
      await choose.first().click()
      const email = `${newLetters(10).toLowerCase()}@example.com`
      await signInByMail({ page: frame, site: stage.site, t }, email)
      await frame.getByLabel(t('booking:name')).fill('Layla Haddad')
      await frame.getByLabel(t('booking:phone')).fill('+971 50 123 4567')
      await frame.locator('form button[type=submit]').filter({ visible: true }).click()
      await frame.getByRole('heading', { level: 1, name: t('booking:done.booked') }).waitFor()
      const trip = await bookedBy(email)
      expect(trip).toMatchObject({ category, city_id: 'ae-dxb' })
      expect(total.replaceAll(',', '')).toContain((trip.total / 100).toFixed(2))
    })
  },
)

/** The trip of somebody who has one. */
function bookedBy(email: string) {
  return stage.site.database.db
    .selectFrom('trips as t')
    .innerJoin('trip_profiles as p', 'p.id', 't.profile_id')
    .innerJoin('trip_people as who', 'who.id', 'p.person_id')
    .select(['t.category', 't.city_id', 't.total', 't.request'])
    .where('who.email', '=', email)
    .executeTakeFirstOrThrow()
}
