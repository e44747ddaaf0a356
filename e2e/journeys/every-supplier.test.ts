import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadPlans } from '#domains/suppliers/plan.store.ts'
import { IN_ARABIC, openStage, type OwnStage } from '../stage/stage.ts'
import { offerCards, openCar, plural, resultsCame, searchPath } from '../steps/steps.ts'

let stage: OwnStage
beforeAll(async () => {
  stage = await openStage({ everySupplier: true })
})
afterAll(() => stage.close())

test.for(IN_ARABIC)('the results name every supplier, each with its cars, in %s', async (language) => {
  const plans = await loadPlans(stage.site.database.db)
  const names = new Set(plans.map(({ supplier }) => supplier.name))
  await stage.visit({ language }, async (visit) => {
    const { page, t, open } = visit
    await open(searchPath())
    await resultsCame(visit)
    const named = page.getByRole('region', { name: t('search:progress') }).getByRole('listitem')
    expect(await named.count()).toBe(names.size)
    const withCars = new RegExp(plural(t, 'search:supplier_status.ok').replaceAll(/^\^|\$$/g, ''))
    for (const name of names) {
      const supplier = named.filter({ hasText: name })
      expect(await supplier.count(), name).toBe(1)
      expect(await supplier.innerText()).toMatch(withCars)
    }
    const title = t('search:kinds.SUPPLIER')
    await page.locator('aside summary').filter({ hasText: title }).click()
    const filter = page.getByRole('group', { name: title, exact: true })
    await filter.getByRole('button', { name: t('search:more', { count: names.size }) }).click()
    for (const name of names) await filter.getByRole('checkbox', { name: new RegExp(`^${name}`) }).waitFor()
  })
})

test.for(IN_ARABIC)('the packages of one car are told apart by name, in %s', async (language) => {
  await stage.visit({ language }, async (visit) => {
    const { page, t, open } = visit
    await open(searchPath('&SUPPLIER=green-motion'))
    await resultsCame(visit)
    const car = await offerCards(page).first().getByRole('heading').locator('bdi').innerText()
    await open(searchPath(`&SUPPLIER=green-motion&CAR_MODEL=${encodeURIComponent(car)}`))
    await resultsCame(visit)
    for (const plan of ['Basic', 'Plus', 'Premium', 'Premium Plus'].map((name) => t(`terms:plan.${name}`))) {
      const named = t('search:choose_named', { car, supplier: 'Green Motion', plan, price: '' }).trim()
      const link = page.getByRole('link', { name: named })
      await link.first().waitFor()
      await offerCards(page).filter({ has: link }).getByText(plan, { exact: true }).first().waitFor()
    }
    const dearest = t('terms:plan.Premium Plus')
    await openCar(visit, offerCards(page).filter({ has: page.getByText(dearest, { exact: true }) }))
    await page.getByText(dearest, { exact: true }).waitFor()
  })
})
