import { beforeAll, expect, test } from 'vitest'
import { newLetters } from '#kernel/ids.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { fillDate } from '../../steps/date-field.ts'
import {
  errorAt,
  listedErrors,
  fieldAt,
  fillIn,
  missingText,
  newCompany,
} from '../../steps/staff-record-steps.ts'
import { confirmation, newMember, rowOf } from '../../steps/staff-steps.ts'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  type BrowserEnvironment,
  type Visit,
  sharedEnvironment,
} from '../../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

const main = ({ page }: Visit) => page.getByRole('main')
const button = (visit: Visit, key: string) =>
  visit.page.getByRole('button', { name: visit.t(key), exact: true })
const dayAfter = (days: number) =>
  siteClock.now().toZonedDateTimeISO('Asia/Dubai').toPlainDate().add({ days }).toString()
const dialog = ({ page }: Visit) => page.getByRole('dialog')

test.for(IN_ENGLISH)(
  'a vehicle is added, found by its plate, changed after a colleague, and hidden, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, watched, site } = visit
      const plate = `D ${newLetters(7)}`
      await newMember(visit, { roles: ['dispatch'] })
      await open('/staff/fleet/vehicle-models')
      await button(visit, 'fleet:add.vehicle-models').click()
      const model = `Model ${newLetters(6)}`
      const values = { vehicle_type_id: 'suv', make: 'Kia', model, seats: '6', bags: '٤' }
      await fillIn(visit, 'record', values)
      await button(visit, 'fleet:save').click()
      await rowOf(visit, model).waitFor()

      await page
        .getByRole('navigation', { name: t('fleet:kinds_label') })
        .getByRole('link', { name: t('fleet:kinds.vehicles'), exact: true })
        .click()
      await button(visit, 'fleet:add.vehicles').click()
      const { id } = await site.database.db
        .selectFrom('vehicle_models')
        .select('id')
        .where('model', '=', model)
        .executeTakeFirstOrThrow()
      await fillIn(visit, 'record', { model_id: id, city_id: 'ae-dxb', odometer_km: '12 km' })
      watched.expectErrorResponse(400, /\/trip-records\/vehicles$/)
      await button(visit, 'fleet:save').click()
      await errorAt(visit, 'record', 'plate').waitFor()
      await errorAt(visit, 'record', 'odometer_km').waitFor()
      // Each is named above the form, with its field, and leads there.
      const plateError = `${t('fleet:fields.plate')}: ${await errorAt(visit, 'record', 'plate').innerText()}`
      expect(await listedErrors(visit)).toContain(plateError)
      await dialog(visit)
        .getByRole('alert')
        .getByRole('link')
        .filter({ hasText: t('fleet:fields.plate') })
        .click()
      expect(
        await fieldAt(visit, 'record', 'plate').evaluate((field) => field === document.activeElement),
      ).toBe(true)
      await takeScreenshots(page, `staff-vehicle-faults-${language}`)
      // What was right is still there.
      expect(await fieldAt(visit, 'record', 'city_id').inputValue()).toBe('ae-dxb')
      await fillIn(visit, 'record', { plate, odometer_km: '1200' })
      await button(visit, 'fleet:save').click()
      await dialog(visit).waitFor({ state: 'detached' })

      await page.getByRole('searchbox', { name: t('fleet:search.vehicles') }).fill(plate.toLowerCase())
      await button(visit, 'staff_forms:find').click()
      await page.waitForURL(/search=/)
      const row = rowOf(visit, plate).filter({ hasText: model })
      await row.waitFor()
      expect(await main(visit).getByRole('row').count()).toBe(2)
      await takeScreenshots(page, `staff-vehicles-${language}`)

      // The form reads the record once more: a colleague is to be later than that.
      const read = page.waitForResponse((reply) => /\/trip-records\/.*search=[\da-f-]{36}/.test(reply.url()))
      await row.getByRole('button', { name: t('fleet:change') }).click()
      await read
      await fillIn(visit, 'record', { color: 'White' })
      const colleague = { odometer_km: 1900, version: 2 }
      await site.database.db.updateTable('vehicles').set(colleague).where('plate', '=', plate).execute()
      watched.expectErrorResponse(409, /\/trip-records\/vehicles\//)
      await button(visit, 'fleet:save').click()
      await dialog(visit).getByText(t('fleet:changed_since')).waitFor()
      await dialog(visit).getByRole('listitem').filter({ hasText: '1900' }).waitFor()
      await takeScreenshots(page, `staff-vehicle-stale-${language}`)
      await fillIn(visit, 'record', { odometer_km: '1950' })
      await button(visit, 'fleet:save_over').click()
      await dialog(visit).waitFor({ state: 'detached' })
      await row.filter({ hasText: '1950' }).waitFor()

      await row.getByRole('button', { name: t('fleet:hide') }).click()
      await row.waitFor({ state: 'detached' })
      await page.getByLabel(t('fleet:shown'), { exact: true }).selectOption('true')
      await row.getByRole('button', { name: t('fleet:show') }).waitFor()
    })
  },
)

test.for(IN_ARABIC)(
  'a rate card with a gap is rejected at its slab; corrected it is published, and so is its next version, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, watched } = visit
      const { id: company } = await newCompany(visit)
      await newMember(visit, { roles: ['dispatch'] })
      await open('/staff/rate-cards?city_id=ae-dxb&category=7')
      // Names, not ids, from the first frame on.
      expect(await main(visit).getByRole('table').innerText()).not.toContain('ae-dxb')
      await takeScreenshots(page, `staff-rate-cards-${language}`)
      await page.getByRole('link', { name: t('rate_cards:new') }).click()
      // The list has a choice of that name too.
      await page.waitForURL(/\/rate-cards\/new/)
      await page.getByLabel(t('rate_cards:category')).selectOption('7')
      await page.waitForURL(/category=7/)
      const card = { city_id: 'ae-dxb', vehicle_type_id: 'suv', from_day: dayAfter(1) }
      await fillIn(visit, 'card', { ...card, company_id: company, 'content.currency': 'AED' })
      await button(visit, 'rate_cards:fields.slabs_add').click()
      await button(visit, 'rate_cards:fields.slabs_add').click()
      const slab = (at: number, from: string, to: string, price: string) =>
        fillIn(visit, 'card', {
          [`content.slabs.${at}.from_km`]: from,
          [`content.slabs.${at}.to_km`]: to,
          [`content.slabs.${at}.price`]: price,
          [`content.slabs.${at}.per_km`]: '0',
        })
      await slab(0, '0', '20', '90')
      await slab(1, '25', '', '120.5')
      const waiting = { free_minutes: '60', per_minute: '1.25' }
      for (const [name, text] of Object.entries(waiting))
        await fillIn(visit, 'card', { [`content.waiting.${name}`]: text })
      watched.expectErrorResponse(422, /\/rate-cards\/publish$/)
      await button(visit, 'rate_cards:publish').click()
      await errorAt(visit, 'card', 'content.slabs.1').waitFor()
      expect((await listedErrors(visit))[0]).toMatch(`${t('rate_cards:fields.slabs')} 2: `)
      await takeScreenshots(page, `staff-rate-card-gap-${language}`)
      await fillIn(visit, 'card', { 'content.slabs.1.from_km': '20' })
      await button(visit, 'rate_cards:publish').click()
      await page.waitForURL(/rate-cards\/[\da-f-]{36}/)
      const version = (number: number) => t('rate_cards:version_number', { number })
      await page.getByRole('heading', { name: version(1) }).waitFor()
      await main(visit).getByText('120.50').waitFor()

      await button(visit, 'rate_cards:next').click()
      expect(await fieldAt(visit, 'version', 'content.slabs.1.price').inputValue()).toBe('120.50')
      watched.expectErrorResponse(400, /\/rate-cards\/publish$/)
      await button(visit, 'rate_cards:publish').click()
      await errorAt(visit, 'version', 'from_day').waitFor()
      expect(await listedErrors(visit)).toEqual([
        `${t('rate_cards:fields.from_day')}: ${t('forms:field_message.field_required')}`,
      ])
      await fillIn(visit, 'version', { from_day: dayAfter(40), 'content.slabs.1.price': '130' })
      await button(visit, 'rate_cards:publish').click()
      await page.getByRole('heading', { name: version(2) }).waitFor()
      await main(visit).getByText('130.00').waitFor()
      await takeScreenshots(page, `staff-rate-card-${language}`)
      // The earlier version is unchanged.
      await page.getByRole('link', { name: version(1) }).click()
      await main(visit).getByText('120.50').waitFor()
    })
  },
)

test.for(IN_ENGLISH)(
  'a shuttle begins with two stops, sells seats by its timetable, and a departure is cancelled for a reason, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, watched } = visit
      const name = `Line ${newLetters(6)}`
      await newMember(visit, { roles: ['dispatch'] })
      await open('/staff/shuttles')
      await button(visit, 'shuttles:add').click()
      await fillIn(visit, 'shuttle', {
        city_id: 'ae-dxb',
        vehicle_type_id: 'coach',
        name_en: name,
        name_ar: name,
        from_day: dayAfter(0),
        'stops.0.name_en': 'Mall',
        'stops.0.name_ar': 'المول',
        'stops.0.latitude': '25.1972',
        'stops.0.longitude': '55.2796',
        'stops.1.name_en': 'Airport',
        'stops.1.name_ar': 'المطار',
        'stops.1.latitude': '25.2532',
        'stops.1.longitude': '55.3657',
        'stops.1.minutes': '0',
        'services.0.times': '07:30, 18:00',
        'services.0.seats': '12',
        'services.0.seat_price': '35',
      })
      watched.expectErrorResponse(400, /\/staff\/shuttles$/)
      await button(visit, 'shuttles:save').click()
      await errorAt(visit, 'shuttle', 'stops.1.minutes').waitFor()
      const comma = language === 'ar' ? '،' : ','
      const minutes = `${t('shuttles:fields.stops')} 2${comma} ${t('shuttles:fields.minutes')}: `
      expect(await listedErrors(visit)).toEqual([expect.stringContaining(minutes)])
      await takeScreenshots(page, `staff-shuttle-faults-${language}`)
      await fillIn(visit, 'shuttle', { 'stops.1.minutes': '25' })
      await button(visit, 'shuttles:save').click()
      await page.getByRole('link', { name }).click()
      await fillDate(page, page.getByRole('group', { name: t('shuttles:day') }), dayAfter(3))
      await page.keyboard.press('Enter')
      await page.waitForURL(/day=/)
      const morning = rowOf(visit, '07:30')
      await morning.filter({ hasText: '12' }).waitFor()
      await takeScreenshots(page, `staff-shuttle-${language}`)
      await morning.getByRole('button', { name: t('shuttles:cancel') }).click()
      watched.expectErrorResponse(400, /\/cancel$/)
      await dialog(visit)
        .getByRole('button', { name: t('shuttles:cancel') })
        .click()
      await errorAt(visit, 'cancel', 'reason').waitFor()
      await fillIn(visit, 'cancel', { reason: 'The coach is at the workshop' })
      await dialog(visit)
        .getByRole('button', { name: t('shuttles:cancel') })
        .click()
      await dialog(visit).getByText(t('shuttles:done.cancelled')).waitFor()
      await page.keyboard.press('Escape')
      await morning.filter({ hasText: t('shuttles:cancelled') }).waitFor()
    })
  },
)

test.for(IN_ARABIC)(
  'one of a company’s people is found, made a supervisor, given a traveller, and it is taken away, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, site, watched } = visit
      const { id, name } = await newCompany(visit)
      await site.database.db
        .updateTable('companies')
        .set({ approval_required: true })
        .where('id', '=', id)
        .execute()
      for (const person of ['Layla Haddad', 'Omar Aziz'])
        await profileOf(site, { companyId: id, name: person })
      await newMember(visit, { roles: ['dispatch'] })
      await open(`/staff/fleet/companies?search=${encodeURIComponent(name)}`)
      await rowOf(visit, name)
        .getByRole('link', { name: t('fleet:people.link') })
        .click()
      await page.waitForURL(/companies\/[\da-f-]{36}/)
      // A supervisor is named in the rows of others, too.
      const personRow = (who: string) =>
        main(visit)
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: who }) })
      const [layla, omar] = [personRow('Layla'), personRow('Omar')]
      const change = async (row: typeof layla, how: () => Promise<unknown>) => {
        await row.getByRole('button', { name: t('fleet:change') }).click()
        await how()
        await button(visit, 'fleet:save').click()
      }
      const isSupervisor = () => fieldAt(visit, 'person', 'is_supervisor')
      await change(omar, () => isSupervisor().check())
      await omar.getByText(t('fleet:people.roles.supervisor'), { exact: true }).waitFor()
      await change(layla, () =>
        fieldAt(visit, 'person', 'supervisor_id').selectOption({ label: 'Omar Aziz' }),
      )
      await layla.getByText('Omar Aziz').waitFor()
      await takeScreenshots(page, `staff-company-${language}`)
      // No one else could approve her trips.
      watched.expectErrorResponse(409, /\/people\//)
      await change(omar, () => isSupervisor().uncheck())
      await dialog(visit).getByRole('alert').waitFor()
      await takeScreenshots(page, `staff-company-person-${language}`)
      await page.keyboard.press('Escape')
      await profileOf(site, { companyId: id, name: 'Huda Salem', isAdmin: true })
      await change(omar, () => isSupervisor().uncheck())
      await layla.getByText(t('fleet:people.admins')).waitFor()
      await page.getByRole('searchbox').fill('omar')
      await button(visit, 'staff_forms:find').click()
      await layla.waitFor({ state: 'detached' })
      await omar.getByText(t('fleet:people.roles.traveller'), { exact: true }).waitFor()
    })
  },
)

test.for(IN_ENGLISH)(
  'a company’s transfer is entered once, and no more is paid out than there is, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, watched } = visit
      const { id } = await newCompany(visit)
      await newMember(visit, { roles: ['finance'] })
      await open('/staff/wallets')
      await main(visit).getByRole('table').waitFor()
      await takeScreenshots(page, `staff-wallets-${language}`)
      await open(`/staff/wallets/${id}`)
      const enter = (action: string) => button(visit, `wallets:acts.${action}`).click()
      const send = async (action: string) => {
        await dialog(visit)
          .getByRole('button', { name: t(`wallets:send.${action}`) })
          .click()
        await confirmation(visit).click()
      }
      await enter('pay-out')
      await fillIn(visit, 'wallet', { amount: '250', reason: 'Contract ended' })
      watched.expectErrorResponse(409, /\/pay-out$/)
      await send('pay-out')
      await dialog(visit).getByRole('alert').waitFor()
      await takeScreenshots(page, `staff-wallet-refused-${language}`)
      await fillIn(visit, 'wallet', { amount: '40' })
      await send('pay-out')
      await dialog(visit).waitFor({ state: 'detached' })
      await enter('top-up')
      await fillIn(visit, 'wallet', { amount: '1000.25', reason: 'NBD 7781' })
      await send('top-up')
      await dialog(visit).waitFor({ state: 'detached' })
      await rowOf(visit, 'NBD 7781').filter({ hasText: '1,060.25' }).waitFor()
      await takeScreenshots(page, `staff-wallet-${language}`)
    })
  },
)

test.for(IN_ARABIC)('a key is issued for a site, and revoked for good, in %s', async (language) => {
  await environment.visit({ language }, async (visit) => {
    const { page, t, open, watched } = visit
    const name = `Partner ${newLetters(6)}`
    await newMember(visit, { roles: ['partners'] })
    await open('/staff/trip-keys')
    await button(visit, 'trip_keys:add').click()
    await fillIn(visit, 'key', { name, domains: 'https://falcon.example/' })
    watched.expectErrorResponse(400, /\/trip-keys$/)
    await button(visit, 'trip_keys:issue').click()
    await errorAt(visit, 'key', 'domains').waitFor()
    await takeScreenshots(page, `staff-key-faults-${language}`)
    await fillIn(visit, 'key', { domains: '*.falcon.example\nfalcon.example' })
    await button(visit, 'trip_keys:issue').click()
    const row = rowOf(visit, name)
    await row.filter({ hasText: 'tk_' }).waitFor()
    await takeScreenshots(page, `staff-keys-${language}`)
    await row.getByRole('button', { name: t('trip_keys:revoke') }).click()
    await dialog(visit).getByText('*.falcon.example').waitFor()
    await dialog(visit)
      .getByRole('button', { name: t('trip_keys:revoke') })
      .click()
    await row.getByText(t('trip_keys:revoked')).waitFor()
  })
})

test.for(IN_ENGLISH)(
  'a translator sees an error for a lost placeholder, saves by keyboard, and is led to the next text, in %s',
  async (language) => {
    const mark = newLetters(8)
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, watched } = visit
      await missingText(visit, `Ride of ${mark}`)
      await missingText(visit, `{{count}} rides of {{name}} ${mark}`)
      await newMember(visit, { roles: ['translator'] })
      await open('/staff')
      await takeScreenshots(page, `staff-translator-${language}`)
      await page.getByRole('link', { name: t('staff:today.all_texts') }).click()
      await page.getByRole('searchbox').fill(mark)
      await button(visit, 'staff_forms:find').click()
      await page.waitForURL(/search=/)
      const cards = main(visit).getByRole('listitem').filter({ hasText: mark })
      await expect.poll(() => cards.count()).toBe(2)
      const plural = cards.filter({ hasText: 'rides of' })
      const forms = plural.getByRole('textbox')
      expect(await forms.count()).toBe(6)
      const texts = ['لا رحلات لـ{{name}}', 'رحلة لـ{{name}}', 'رحلتان لـ{{name}}', '{{count}} رحلات']
      for (const [at, text] of [...texts, '{{count}} رحلة لـ{{name}}', '{{count}} رحلة لـ{{name}}'].entries())
        await forms.nth(at).fill(text)
      watched.expectErrorResponse(422, /\/put$/)
      await forms.nth(5).press('Control+Enter')
      await plural.locator('[id$="forms.few-error"]').waitFor()
      await takeScreenshots(page, `staff-translations-${language}`)
      await forms.nth(3).fill('{{count}} رحلات لـ{{name}}')
      await forms.nth(3).press('Control+Enter')
      await plural.waitFor({ state: 'detached' })
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
      await page.keyboard.type('رحلة')
      await page.keyboard.press('Control+Enter')
      await page.getByRole('heading', { name: t('translations:none') }).waitFor()
      await page.getByLabel(t('translations:state')).selectOption('translated')
      await expect.poll(() => cards.count()).toBe(2)
    })
  },
)
