import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAP_CREDIT, startMapStyle } from '#testing/stand-ins/map-style.ts'
import { loadPlans } from '#domains/suppliers/plan.store.ts'
import { barriers, SCHEME } from '../environment/accessible.ts'
import { IN_ARABIC, openEnvironment, type DedicatedEnvironment } from '../environment/environment.ts'
import { takeScreenshots } from '../environment/take-screenshots.ts'
import { chooseDeskOnMap } from '../steps/results-steps.ts'
import { offerCards, openSuppliers, plural, resultsCame, searchPath } from '../steps/steps.ts'
import { widgetMessages } from '../widget/frame-steps.ts'

/** Found by no geocoder; it names the city, which is suggested first. */
const UNKNOWN = { en: 'Villa 9, behind the old mill, Dubai', ar: 'فيلا 9 خلف المطحنة القديمة، دبي' }
/** A point as the map writes it. */
const POINT = /^-?\d+\.\d{5}, -?\d+\.\d{5}$/

let environment: DedicatedEnvironment
let tiles: Awaited<ReturnType<typeof startMapStyle>>
beforeAll(async () => {
  tiles = await startMapStyle()
  environment = await openEnvironment({ everySupplier: true, environment: { MAP_STYLE_URL: tiles.style } })
})
afterAll(async () => {
  await environment.close()
  await tiles.close()
})

test.for(IN_ARABIC)('the results name every supplier, each with its cars, in %s', async (language) => {
  const plans = await loadPlans(environment.site.database.db)
  const names = new Set(plans.map(({ supplier }) => supplier.name))
  await environment.visit({ language }, async (visit) => {
    const { page, t, open } = visit
    await open(searchPath())
    await resultsCame(visit)
    const suppliers = await openSuppliers(visit)
    expect(await suppliers.count()).toBe(names.size)
    const withCars = new RegExp(plural(t, 'search:supplier_status.ok').replaceAll(/^\^|\$$/g, ''))
    for (const name of names) {
      const supplier = suppliers.filter({ hasText: name })
      expect(await supplier.count(), name).toBe(1)
      expect(await supplier.innerText()).toMatch(withCars)
    }
    const title = t('search:kinds.SUPPLIER')
    await page.getByRole('complementary').getByRole('button', { name: title, exact: true }).click()
    const filter = page.getByRole('group', { name: title, exact: true })
    await filter.getByRole('button', { name: t('search:more', { count: names.size }) }).click()
    for (const name of names) await filter.getByRole('checkbox', { name: new RegExp(`^${name}`) }).waitFor()
  })
})

test.for(IN_ARABIC)(
  'the rates of a broker’s car name each desk’s brand, and nothing is sorted by ratings without one, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      await open(searchPath('&SUPPLIER=flexible-autos'))
      await resultsCame(visit)
      const sorts = page.getByLabel(t('search:sort')).locator('option')
      const values = await sorts.evaluateAll((found) => found.map((sort) => sort.getAttribute('value')))
      expect(values).toContain('price')
      expect(values).not.toContain('rating')

      const card = offerCards(page).first()
      await card.getByRole('button', { expanded: false }).click()
      const car = await card.getByRole('heading').locator('bdi').innerText()
      const rates = card.getByRole('region', { name: t('search:rates.of', { car }) })
      const [before = '', after = ''] = t('terms:desk_of', { brand: '|' }).split('|')
      const cells = rates.locator('.rate-seller')
      await cells.first().waitFor()
      for (const cell of await cells.allInnerTexts()) {
        expect(cell).toContain(before)
        expect(cell).toContain(after)
      }
    })
  },
)

test.for(IN_ARABIC)('the packages of one car are distinguished by name, in %s', async (language) => {
  await environment.visit({ language }, async (visit) => {
    const { page, t, open } = visit
    await open(searchPath('&SUPPLIER=green-motion'))
    await resultsCame(visit)
    const card = offerCards(page).first()
    const car = await card.getByRole('heading').locator('bdi').innerText()
    await card.getByRole('button', { expanded: false }).click()
    const rates = card.getByRole('region', { name: t('search:rates.of', { car }) })
    const plans = ['Basic', 'Plus', 'Premium', 'Premium Plus'].map((name) => t(`terms:plan.${name}`))
    for (const plan of plans) await rates.getByRole('cell').getByText(plan, { exact: true }).first().waitFor()
    const dearest = plans.at(-1) ?? ''
    await rates
      .getByRole('row')
      .filter({ has: page.getByText(dearest, { exact: true }) })
      .getByRole('link')
      .click()
    await page.waitForURL(/\/car\//)
    await page.getByText(dearest, { exact: true }).waitFor()
  })
})

test.for(IN_ARABIC)(
  'with a style an address that is not found is chosen on a map, by keys, and has a price, in %s',
  async (language) => {
    const t = await widgetMessages(language)
    await environment.visit({ language, width: 375 }, async ({ page, site, watched }) => {
      watched.allow(tiles.url)
      await page.goto(`${site.url}/widget/page?language=${language}&tabs=local`)
      const place = page.getByRole('combobox', { name: t('local:pick_up'), exact: true })
      await place.fill(UNKNOWN[language])
      await page.locator('[role=option][aria-selected=true]').waitFor()
      await place.press('Enter')
      await page.getByRole('radio', { name: /80/ }).check({ force: true })
      watched.expectErrorResponse(422, /trip\/quote/)
      const seePrices = page.getByRole('button', { name: t('tabs:see_prices') })
      await seePrices.click()
      await page.getByRole('button', { name: t('tabs:place.on_map') }).press('Enter')
      await page.getByText(MAP_CREDIT).waitFor()
      const point = page.getByRole('status').filter({ hasText: POINT })
      const centre = await point.innerText()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => point.innerText()).not.toBe(centre)
      await takeScreenshots(page, `point-on-map-${language}`)
      expect(await barriers(page)).toEqual([])
      const chosen = await point.innerText()
      await page.getByRole('button', { name: t('price:map.choose') }).press('Enter')
      expect(await place.inputValue()).toBe(`${UNKNOWN[language]} ${chosen}`)
      await seePrices.click()
      await page
        .getByRole('button', { name: t('tabs:options.choose') })
        .first()
        .waitFor()
    })
  },
)

test('with a style a map of tiles has the same desks, and tiles load only when it is opened', async () => {
  tiles.requests.splice(0)
  await environment.visit({ language: 'en' }, async (visit) => {
    const { page, watched, open } = visit
    await open(searchPath('&NEARBY_GARAGES=true'))
    await resultsCame(visit)
    expect(tiles.requests).toEqual([])
    watched.allow(tiles.url)
    await chooseDeskOnMap(visit)
    await expect.poll(() => tiles.requests.some((path) => path.startsWith('/tiles/'))).toBe(true)
    expect(await barriers(page)).toEqual([])
  })
  await environment.visit({ language: 'ar', width: 375, colorScheme: SCHEME.ar }, async (visit) => {
    const { page, watched, open, t } = visit
    watched.allow(tiles.url)
    await open(searchPath('&NEARBY_GARAGES=true&view=map'))
    await page.getByText(MAP_CREDIT).waitFor()
    expect(await barriers(page)).toEqual([])
    // Where the style does not come, the map is the drawing.
    tiles.goDown()
    watched.expectErrorResponse(503, /style\.json$/)
    const failure = page.waitForResponse(/style\.json$/)
    await page.reload()
    await failure
    await page.getByText(t('search:map.coast')).waitFor()
  })
})
