import { afterAll, beforeAll, test } from 'vitest'
import { openStage, type OwnStage, type Visit } from '../stage/stage.ts'
import { look } from '../stage/look.ts'
import { asTraveller, prepare, STATES } from '../states/states.ts'
import { toCheckout } from '../steps/checkout-steps.ts'
import { payButton, resultsCame, searchPath, openMoreFields } from '../steps/steps.ts'

let stage: OwnStage
let prepared: Awaited<ReturnType<typeof prepare>>
beforeAll(async () => {
  stage = await openStage({ everySupplier: process.env['EVERY'] === '1' })
  prepared = await prepare(stage)
})
afterAll(() => stage.close())
const only = (process.env['ONLY'] ?? '').split(',').filter(Boolean)
const state = (name: string) => async (visit: Visit) => {
  await STATES.find((one) => one.name === name)!.show(visit, prepared)
}
const SHOWS: Record<string, (visit: Visit) => Promise<void>> = {
  home: async (visit) => {
    await visit.open('/')
    await look(visit.page, `home-closed-${visit.language}`)
    await openMoreFields(visit)
  },
  results: async (visit) => {
    await visit.open(searchPath())
    await resultsCame(visit)
    await visit.page.setViewportSize({ width: 375, height: 800 })
    await visit.page.evaluate(() => document.querySelector('article')?.scrollIntoView())
    await visit.page.screenshot({ path: `${process.env['LOOK']}/results-fold-${visit.language}.png` })
  },
  map: async (visit) => state('results with a map')(visit),
  refused: async (visit) => {
    await stage.site.simulators.europcar.injectFault({ mode: 'failing' } as never)
    await visit.open(searchPath('', 'DXB'))
    await resultsCame(visit)
  },
  checkout: async (visit) => {
    await toCheckout(visit)
    const { page } = visit
    await page.locator('#checkout-first_name').fill('ليلى')
    await page.locator('#checkout-last_name').fill('حداد')
    await page.locator('#checkout-email').fill('layla@gmial.com')
    await page.locator('#checkout-email').blur()
  },
  compare: state('comparison'),
  saved: state('rates of a car'),
  deals: state('deals'),
  destination: state('destination with figures'),
  invoice: async (visit) => {
      await asTraveller(visit, prepared)
    await visit.open(`/pdf-invoice?reference=${prepared.reference}`)
  },
  booking: async (visit) => {
      await asTraveller(visit, prepared)
    await visit.open(`/booking/${prepared.reference}`)
  },
  change: async (visit) => {
      await asTraveller(visit, prepared)
    const { page, t, open } = visit
    await open(`/booking/${prepared.reference}/change`)
    await page.getByRole('button', { name: t('home:form.pickup_date') }).click()
    const calendar = page.getByRole('dialog', { name: t('home:form.choose_days') })
    const shown = calendar.getByRole('grid').last().getByRole('button')
    await shown.nth(9).click()
    await shown.nth(18).click()
    await calendar.waitFor({ state: 'detached' })
    await page
      .getByRole('button', { name: new RegExp(`^${t('car:more', { name: '' })}`) })
      .first()
      .click()
    await payButton(visit).click()
    await page.getByRole('table').waitFor()
  },
}
for (const [name, show] of Object.entries(SHOWS))
  if (only.length === 0 || only.includes(name))
    test.for(['en', 'ar'] as const)(`look ${name} %s`, async (language) => {
      await stage
        .visit({ language }, async (visit) => {
          try {
            await show(visit)
          } catch (error) {
            console.log(name, String(error).slice(0, 300))
          }
          await visit.page.waitForTimeout(600)
          await look(visit.page, `${name}-${language}`)
        })
        .catch((error) => console.log(name, String(error).slice(0, 400)))
    })
