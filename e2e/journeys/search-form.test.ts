import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { decodeOfferId, encodeOfferId } from '#domains/rentals/search/offers/offer-id.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  LANGUAGES,
  scriptRuns,
  type BrowserEnvironment,
  type Visit,
  sharedEnvironment,
} from '../environment/environment.ts'
import { prepare, type Prepared } from '../states/states.ts'
import {
  chooseLanguage,
  dayAhead,
  offerCards,
  openMoreFields,
  openSuppliers,
  plural,
  resultsCame,
  searchPath,
} from '../steps/steps.ts'

let environment: BrowserEnvironment
let prepared: Prepared
beforeAll(async () => {
  environment = await sharedEnvironment()
  prepared = await prepare(environment)
})

const daysOf = ({ page }: Visit) => ({
  pickUp: page.locator('input[name=pickup_date]'),
  dropOff: page.locator('input[name=dropoff_date]'),
})

/** Opens the calendar by the pick-up or the drop-off button. */
async function openCalendar({ page, t }: Visit, end: 'pickup' | 'dropoff') {
  await page.getByRole('button', { name: t(`home:form.${end}_date`) }).click()
  const calendar = page.getByRole('dialog', { name: t('home:form.choose_days') })
  await calendar.getByRole('grid').first().waitFor()
  return calendar
}

test.for(IN_ARABIC)('a drop-off day is chosen alone, and the pick-up stays, in %s', async (language) => {
  await environment.visit({ language }, async (visit) => {
    const { page, t, open } = visit
    await open('/')
    const { pickUp, dropOff } = daysOf(visit)
    const [from, until] = [await pickUp.inputValue(), await dropOff.inputValue()]
    const calendar = await openCalendar(visit, 'dropoff')
    await calendar.getByText(t('home:form.choose_dropoff_day')).waitFor()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Enter')
    await calendar.waitFor({ state: 'detached' })
    expect(await pickUp.inputValue()).toBe(from)
    expect(await dropOff.inputValue()).toBe(Temporal.PlainDate.from(until).add({ months: 1 }).toString())
  })
})

test.for(IN_ENGLISH)(
  'the calendar has as many months as the window has room for, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      await visit.open('/')
      const calendar = await openCalendar(visit, 'pickup')
      const months = calendar.getByRole('grid')
      expect(await months.count()).toBe(2)
      for (const width of [375, 320]) {
        await visit.page.setViewportSize({ width, height: 700 })
        await expect.poll(() => months.count()).toBe(1)
        await expect
          .poll(async () => {
            const { x, width: calendarWidth } = (await calendar.boundingBox())!
            return Math.min(x, width - x - calendarWidth)
          })
          .toBeGreaterThanOrEqual(8)
      }
    })
  },
)

test.for(['Escape', 'a press outside'])(
  'a pick-up day that was chosen stays chosen after %s',
  async (leaving) => {
    await environment.visit({}, async (visit) => {
      const { page, t, open } = visit
      await open('/')
      const { pickUp, dropOff } = daysOf(visit)
      const [from, until] = [await pickUp.inputValue(), await dropOff.inputValue()]
      const calendar = await openCalendar(visit, 'pickup')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await calendar.getByText(t('home:form.choose_dropoff_day')).waitFor()
      if (leaving === 'Escape') await page.keyboard.press('Escape')
      else await page.mouse.click(5, 300)
      await calendar.waitFor({ state: 'detached' })
      const week = (day: string) => Temporal.PlainDate.from(day).add({ days: 7 }).toString()
      expect([await pickUp.inputValue(), await dropOff.inputValue()]).toEqual([week(from), week(until)])
    })
  },
)

test('protection and extras of a car stay chosen in another language and another currency', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    await open(`/car/${prepared.offerId}`)
    const total = page.locator('#price dd[aria-live]')
    const plain = await total.innerText()
    await page.getByRole('radio').nth(1).check()
    await page
      .getByRole('button', { name: new RegExp(`^${t('car:more', { name: '' })}`) })
      .first()
      .click()
    await expect.poll(() => page.url()).toMatch(/extra\./)
    const chosen = await total.innerText()
    expect(chosen).not.toBe(plain)

    await page.getByLabel(t('shell:currency')).selectOption('2')
    await expect.poll(() => total.innerText()).toContain('$')
    expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
    await page.getByLabel(t('shell:currency')).selectOption('1')
    await expect.poll(() => total.innerText()).toBe(chosen)

    await chooseLanguage(page, 'ar')
    await page.waitForURL(/\/ar\/car\//)
    await scriptRuns(page)
    expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true)
    expect(await page.locator('output').first().innerText()).toBe('1')
    const digits = (text: string) => text.replaceAll(/[^\d.]/g, '')
    expect(digits(await total.innerText())).toBe(digits(chosen))
  })
})

test.for(LANGUAGES)(
  'the country of residence is requested, and stays with the search, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      await open('/')
      const residence = page.locator('#residence')
      expect(await residence.isVisible()).toBe(false)
      // In the second row of the form, which has no third.
      const row = [page.getByText(t('home:form.card_false')), page.getByText(t('home:form.more'))]
      const [card, more] = await Promise.all(row.map((one) => one.boundingBox()))
      expect(Math.abs((card?.y ?? 0) - (more?.y ?? 0))).toBeLessThan(24)
      await openMoreFields(visit)
      expect(await residence.inputValue()).toBe('')
      await residence.selectOption('KW')
      await page.getByRole('combobox', { name: t('home:form.pickup') }).fill('DXB')
      await page.getByRole('button', { name: t('home:form.search'), exact: true }).click()
      await page.waitForURL(/[?&]residence=KW/)
      await resultsCame(visit)
      const kuwait = { en: 'Kuwait', ar: 'الكويت' }[language]
      await page.getByText(t('search:lives_in', { country: kuwait })).waitFor()
      await page.getByRole('button', { name: t('search:edit') }).click()
      expect([await residence.isVisible(), await residence.inputValue()]).toEqual([true, 'KW'])

      // The network's country is filled in and priced; a chosen one overrides it.
      await page.evaluate(() => localStorage.setItem('rihla_country', 'DE.guess'))
      await open('/')
      await expect.poll(() => residence.inputValue()).toBe('DE')
      await page.getByRole('combobox', { name: t('home:form.pickup') }).fill('DXB')
      await page.getByRole('button', { name: t('home:form.search'), exact: true }).click()
      await page.waitForURL(/[?&]residence=DE/)
      await open('/')
      await expect.poll(() => residence.inputValue()).toBe('DE')
      await openMoreFields(visit)
      await residence.selectOption('')
      await page.getByRole('combobox', { name: t('home:form.pickup') }).fill('DXB')
      await page.getByRole('button', { name: t('home:form.search'), exact: true }).click()
      await page.waitForURL(/\/search\?/)
      expect(new URL(page.url()).searchParams.has('residence')).toBe(false)
      await resultsCame(visit)
      await page.getByRole('button', { name: t('search:edit') }).click()
      expect(await residence.inputValue()).toBe('')
    })
  },
)

test.for(IN_ENGLISH)(
  'an old link keeps its valid values, and requests the others by name, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      const days = `pickup_date=${dayAhead(30)}&dropoff_date=${dayAhead(33)}`
      const pickUp = page.getByRole('combobox', { name: t('home:form.pickup') })
      const errorOf = (field: string) => page.locator(`#${field}-error`)

      await open(`/search?pickup_id=st-14-gone&${days}&driver_age=44`)
      expect(await errorOf('pickup').innerText()).toBe(t('home:form.fault.place_gone'))
      await pickUp.fill('dubai')
      await page.getByRole('button', { name: t('home:form.search'), exact: true }).click()
      await page.waitForURL(new RegExp(`pickup_id=[^&]*dubai&pickup_date=${dayAhead(30)}.*driver_age=44`))

      await open('/search?pickup_id=dxb&pickup_date=2020-01-01&dropoff_date=2020-01-05')
      expect(await errorOf('pickup_date').innerText()).toBe(t('home:form.fault.date_past'))
      expect(await pickUp.inputValue()).toContain('(DXB)')
      expect(await page.locator('[name=pickup_id]').inputValue()).toBe('dxb')

      await open(`/search?pickup_id=DXB&${days}&driver_age=16`)
      expect(await errorOf('driver_age').innerText()).toBe(t('home:form.fault.age'))
      expect(await page.locator('#driver_age').inputValue()).toBe('16')

      await open(`/search?pickup_id=DXB&pickup_date=${dayAhead(30)}&dropoff_date=${dayAhead(150)}`)
      expect(await errorOf('dropoff_date').innerText()).toBe(t('home:form.fault.too_long', { days: 90 }))

      await open(searchPath('&page=999'))
      await page.getByRole('heading', { name: t('search:no_page_title', { page: 999 }) }).waitFor()
      await page.getByRole('link', { name: t('search:no_page_last') }).click()
      await offerCards(page).first().waitFor()
      expect(new URL(page.url()).searchParams.get('page')).not.toBe('999')

      await open(searchPath('', 'ANC'))
      await page
        .getByText(t('search:progress_all', { count: 0 }))
        .first()
        .waitFor()
    })
  },
)

test('each supplier of a search has offers, together at least one for each car', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    await open(searchPath())
    await resultsCame(visit)
    const carsOf = new RegExp(plural(t, 'search:supplier_status.ok').replaceAll(/^\^|\$$/g, ''))
    const suppliers = await openSuppliers(visit)
    const counts = (await suppliers.allInnerTexts()).map((text) =>
      Number(/\d+/.exec(carsOf.exec(text)?.[0] ?? '')?.[0]),
    )
    const count = await page.locator('main p[aria-live=polite]').first().innerText()
    // The <noscript> content is not part of this page's text.
    expect(await page.locator('main').innerText()).not.toContain('<')
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
      Number(/\d+/.exec(count)?.[0]),
    )
  })
})

test('with forced colours, controls that are on or chosen and the main button are distinguishable', async () => {
  await environment.visit({ forcedColors: 'active' }, async (visit) => {
    const { page, t, open } = visit
    await open('/')
    const fill = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor)
    const around = await fill(page.locator('body'))
    for (const name of [t('home:form.elsewhere'), t('home:form.aged')]) {
      const track = page.getByRole('checkbox', { name })
      expect(await fill(track.locator('xpath=following-sibling::span')), name).not.toBe(await fill(track))
    }
    const search = page.getByRole('button', { name: t('home:form.search'), exact: true })
    expect(await fill(search)).not.toBe(around)
    const calendar = await openCalendar(visit, 'pickup')
    const days = calendar.getByRole('button', { pressed: true })
    expect(await days.count()).toBeGreaterThan(2)
    expect(await fill(days.first())).not.toBe(around)
    expect(await fill(days.last())).not.toBe(around)
    expect(await days.nth(1).evaluate((day) => getComputedStyle(day).borderTopStyle)).toBe('solid')
  })
})

/** An offer id for a car that its supplier no longer has. */
function expiredOffer(offerId: string): string {
  return encodeOfferId({ ...decodeOfferId(offerId)!, rateKey: 'gone' })
}

test.for(IN_ARABIC)(
  'a shared link to a car that is gone leads to the other cars of its rental, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, watched } = visit
      watched.expectErrorResponse(409, /\/vehicle-detail$/)
      await open(`/car/${expiredOffer(prepared.offerId)}`)
      await page.getByRole('heading', { name: t('car:no_price.sold_out.title') }).waitFor()
      await page.getByRole('link', { name: t('car:search_again') }).click()
      await resultsCame(visit)
      const params = new URL(page.url()).searchParams
      expect([params.get('pickup_id'), params.get('pickup_date')]).toEqual(['DXB', dayAhead(40)])
    })
  },
)
