import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { raiseSettingsGeneration } from '#domains/settings/setting.store.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { fillIn } from '../../steps/staff-record-steps.ts'
import { newMember, rowOf } from '../../steps/staff-steps.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { asTraveller } from '../../steps/as-traveller.ts'
import { FLEXIBLE, flexible, shownTotals } from '../../steps/results-steps.ts'
import { resultsCame, searchPath } from '../../steps/steps.ts'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  openEnvironment,
  type DedicatedEnvironment,
  type Visit,
} from '../../environment/environment.ts'

let environment: DedicatedEnvironment
/** Another process of the same product. */
let other: TestApp
beforeAll(async () => {
  environment = await openEnvironment()
  other = await testApp({ sharedWith: environment.site })
})
beforeEach(async () => {
  const { db } = environment.site.database
  await db.deleteFrom('margin_rules').execute()
  await db.deleteFrom('settings').execute()
  await raiseSettingsGeneration(db)
})
afterAll(async () => {
  await other.close()
  await environment.close()
})

const button = (visit: Visit, key: string) =>
  visit.page.getByRole('button', { name: visit.t(key), exact: true })
const dialog = ({ page }: Visit) => page.getByRole('dialog')
const inMarket = searchPath(`${FLEXIBLE}&residence=SA&sort=price`)

/** The cheapest total of the market, as a traveller sees it. */
async function cheapest(visit: Visit): Promise<number> {
  await visit.open(inMarket)
  await resultsCame(visit)
  const [first] = await shownTotals(visit)
  if (first === undefined) throw new Error('no car')
  return first
}

test.for(IN_ENGLISH)(
  'a margin of one market is raised by 2%, previewed, and holds in the next search but not in a cart; a plan is switched off, and gone within five seconds from the results of every process, in %s',
  async (language) => {
    const steps = journey(environment.site, searchPath().slice('/search?'.length) + '&residence=SA')
    const traveller = await steps.guest()
    const cart = await steps.cart(traveller, (await steps.quote('Flexible')).quote_id)
    const plansOfOther = async () => (await journey(other).offers()).map(({ supplier }) => supplier.plan)
    expect(await plansOfOther()).toContain('Flexible')
    const before = { total: 0 }
    await environment.visit({ language }, async (visit) => {
      before.total = await cheapest(visit)
    })

    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      await newMember(visit, { roles: ['suppliers'] })
      await open('/staff/suppliers')
      await rowOf(visit, 'Flexible').getByText(t('staff_suppliers:on'), { exact: true }).waitFor()
      await takeScreenshots(page, `staff-suppliers-${language}`)
      await page.getByRole('link', { name: t('staff_suppliers:margins.title'), exact: true }).click()
      await button(visit, 'staff_suppliers:margins.add').click()
      await dialog(visit).waitFor()
      const { supplier_id } = await environment.site.database.db
        .selectFrom('plans')
        .select('supplier_id')
        .where('label', '=', 'Flexible')
        .executeTakeFirstOrThrow()
      await fillIn(visit, 'margin', { percent: '2', supplier_id: String(supplier_id), residence: 'SA' })
      await button(visit, 'staff_suppliers:margins.preview').click()
      await button(visit, 'staff_suppliers:margins.hold').waitFor()
      await takeScreenshots(page, `staff-margin-preview-${language}`)
      // A changed entry needs a new preview.
      await fillIn(visit, 'margin', { percent: '3' })
      await button(visit, 'staff_suppliers:margins.hold').waitFor({ state: 'detached' })
      await fillIn(visit, 'margin', { percent: '2' })
      await button(visit, 'staff_suppliers:margins.hold').click()
      await dialog(visit).waitFor({ state: 'detached' })
      await rowOf(visit, '+2%').getByText(t('staff_suppliers:margins.states.holds')).waitFor()
      await takeScreenshots(page, `staff-margins-${language}`)
    })

    await environment.visit({ language }, async (visit) => {
      const now = await cheapest(visit)
      expect(now / before.total).toBeGreaterThan(1.015)
      expect(now / before.total).toBeLessThan(1.025)
      await asTraveller(visit, { token: traveller })
      await visit.open(`/checkout/${cart.booking_id}`)
      const total = (cart.price.total.amount / 100).toFixed(2)
      await visit.page.getByRole('main').getByText(total).first().waitFor()
      const booking = await environment.site.call(`/api/user/booking?booking_id=${cart.booking_id}`, {
        token: traveller,
      })
      expect(booking.body.items[0].price.total).toEqual(cart.price.total)
    })

    await environment.visit({ language }, async (visit) => {
      const { t, open } = visit
      await newMember(visit, { roles: ['suppliers'] })
      await open('/staff/suppliers')
      await rowOf(visit, 'Flexible')
        .getByRole('button', { name: new RegExp(`^${t('staff_suppliers:look')}`) })
        .click()
      await button(visit, 'staff_suppliers:switch_off').click()
      await dialog(visit).getByText(t('staff_suppliers:off_text')).waitFor()
      await takeScreenshots(visit.page, `staff-plan-off-${language}`)
      await button(visit, 'staff_suppliers:switch_off_now').click()
      await rowOf(visit, 'Flexible').getByText(t('staff_suppliers:off'), { exact: true }).waitFor()
      await expect.poll(plansOfOther).not.toContain('Flexible')
      const offers = await steps.offers()
      expect(offers.length).toBeGreaterThan(0)
      expect(offers.filter(({ supplier }) => supplier.plan === 'Flexible')).toEqual([])
    })

    await environment.visit({ language }, async (visit) => {
      await visit.open(searchPath('&residence=SA'))
      await resultsCame(visit)
      expect(await flexible(visit).count()).toBe(0)
    })
  },
)

test.for(IN_ARABIC)(
  'a setting is changed after an unusual value was confirmed, and overwrites a colleague’s only when confirmed again, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, watched, site } = visit
      await newMember(visit, { roles: ['admin'] })
      await open('/staff/settings')
      const row = rowOf(visit, t('staff_settings:names.price_hold'))
      await row.getByText(t('staff_settings:as_configured')).waitFor()
      await takeScreenshots(page, `staff-settings-${language}`)
      await row.getByRole('button').click()
      await fillIn(visit, 'setting', { value: '90' })
      await button(visit, 'staff_settings:save').click()
      await dialog(visit).getByText(t('staff_forms:asks')).waitFor()
      await takeScreenshots(page, `staff-setting-${language}`)
      const admin = await site.database.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'staff')
        .limit(1)
        .executeTakeFirstOrThrow()
      await site.database.db
        .insertInto('settings')
        .values({
          name: 'price_hold',
          value: '25',
          version: 1,
          changed_by: admin.id,
          changed_at: siteClock.now(),
        })
        .execute()
      watched.expectErrorResponse(409, /\/settings\/price_hold$/)
      await button(visit, 'staff_settings:save').click()
      await dialog(visit).getByText(t('staff_settings:changed_since')).waitFor()
      await takeScreenshots(page, `staff-setting-stale-${language}`)
      await button(visit, 'staff_settings:save_over').click()
      await dialog(visit).waitFor({ state: 'detached' })
      await row.getByText(/90/).waitFor()
    })
  },
)
