import { expect } from 'vitest'
import { cheaperDayText, seeDays } from '../steps/seen-prices.ts'
import { choosePlace, dayAhead, resultsCame, searchPath } from '../steps/steps.ts'
import type { PageState } from './states.ts'

/** A choice of each kind that has a limit, and groups that are closed at first. */
const NARROWED =
  '&TRANSMISSION=automatic&CANCELLATION=free&DEPOSIT=2000-EUR&EXCESS=3000-EUR&TOTAL=10-2000-EUR&FUEL_POLICY=full_to_full&open=PAYMENT&open=SUPPLIER&open=GARAGE&open=CAR_MODEL'

/** The results of a search: with filters, with a map, with another day that costs less, and without a car. */
export const RESULTS_STATES: readonly PageState[] = [
  {
    name: 'results',
    show: async (visit) => {
      await visit.open(searchPath())
      await resultsCame(visit)
    },
  },
  {
    name: 'results with a map',
    show: async (visit) => {
      const { open, page, t } = visit
      await open(searchPath('&NEARBY_GARAGES=true&view=map'))
      await resultsCame(visit)
      await page
        .getByRole('list', { name: t('search:map.marks') })
        .getByRole('button')
        .first()
        .waitFor()
    },
  },
  {
    name: 'no car fits the filters',
    show: async ({ open, page, t }) => {
      await open(searchPath('&CAR_MODEL=none&FUEL=electric&SUPPLIER=europcar'))
      await page.getByRole('heading', { name: t('search:empty_title') }).waitFor()
    },
  },
  {
    name: 'no car at all',
    show: async ({ open, page, t }) => {
      await open(searchPath('', 'ANC'))
      await page.getByRole('heading', { name: t('search:no_price.no_supplier.title') }).waitFor()
    },
  },
  {
    name: 'search without a place',
    show: ({ open }) => open(`/search?pickup=&pickup_date=${dayAhead(9)}`),
  },
  {
    name: 'results with filters',
    show: async (visit) => {
      const { open, page, t } = visit
      await open(searchPath(NARROWED))
      await resultsCame(visit)
      await page.getByRole('list', { name: t('search:chosen') }).waitFor()
    },
  },
  {
    name: 'a model sought in the sheet of filters',
    under: 1024,
    show: async (visit) => {
      const { open, page, t } = visit
      await open(searchPath('&TRANSMISSION=automatic'))
      await resultsCame(visit)
      await page.getByRole('button', { name: t('search:filters_chosen', { count: 1 }) }).click()
      const sheet = page.getByRole('dialog', { name: t('search:filters') })
      const kind = t('search:kinds.CAR_MODEL')
      await sheet.getByRole('button', { name: kind, exact: true }).click()
      const models = sheet.getByRole('group', { name: kind, exact: true }).locator('.filter-row')
      await sheet.getByRole('searchbox', { name: t('search:search_in', { kind }) }).fill('toyota')
      await expect.poll(() => models.filter({ hasNotText: 'Toyota' }).count()).toBe(0)
      await models.last().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'results with a cheaper day',
    show: async (visit) => {
      const { open, page, site, t } = visit
      await seeDays(site, { placeId: 'AUH', days: 4, totals: { [dayAhead(41)]: 3_000 } })
      await open(searchPath('', 'AUH'))
      await resultsCame(visit)
      await page.getByRole('link', { name: cheaperDayText(t) }).waitFor()
    },
  },
  {
    name: 'calendar with prices, and a cheaper pick-up',
    fixed: true,
    show: async (visit) => {
      const { open, page, site, t } = visit
      await open('/')
      await choosePlace(visit, 'KWI', 'KWI')
      const chosen = ['pickup_date', 'dropoff_date'].map(async (name) =>
        Temporal.PlainDate.from(await page.locator(`input[name=${name}]`).inputValue()),
      )
      const [from, until] = await Promise.all(chosen)
      if (!from || !until) throw new Error('the form has no days')
      const totals = { [`${from}`]: 10_000, [`${from.add({ days: 1 })}`]: 6_000 }
      await seeDays(site, { placeId: 'KWI', days: from.until(until).days, totals })
      await page.getByRole('button', { name: t('home:form.pickup_date') }).click()
      const calendar = page.getByRole('dialog', { name: t('home:form.choose_days') })
      await calendar.getByRole('button', { name: cheaperDayText(t) }).waitFor()
      await calendar.locator('[data-price]').first().waitFor()
    },
  },
]
