import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadPlans } from '#domains/suppliers/plan.store.ts'
import { LANGUAGES, openStage, type Stage } from './stage.ts'
import { plural, resultsCame, searchPath } from './steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage({ everySupplier: true })
})
afterAll(() => stage.close())

test.for(LANGUAGES)('the results name every supplier, each with its cars, in %s', async (language) => {
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
