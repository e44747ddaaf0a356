import { seeDeal } from '../steps/seen-prices.ts'
import type { PageState } from './states.ts'

/** The page of deals: with some, with none, and when they do not come. */
export const DEALS_STATES: readonly PageState[] = [
  {
    name: 'deals',
    show: async ({ open, page, site, t }) => {
      await seeDeal(site)
      await open('/deals')
      await page
        .getByText(t('deal:under', { percent: 30 }))
        .first()
        .waitFor()
    },
  },
  {
    name: 'no deals',
    show: async ({ open, page, t }) => {
      await open('/login')
      await page.route('**/api/deals?*', (route) => route.fulfill({ json: { items: [], seen: [] } }))
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('shell:nav.deals') })
        .click()
      await page.getByRole('heading', { name: t('deals:prices.none') }).waitFor()
    },
  },
  {
    name: 'deals that do not come',
    show: async ({ open, page, t, watched }) => {
      await open('/login')
      watched.expectRefusal(503, /\/deals$/)
      await page.route('**/api/deals?*', (route) => route.fulfill({ status: 503, body: '' }))
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('shell:nav.deals') })
        .click()
      await page.getByRole('heading', { level: 1, name: t('content:failed') }).waitFor()
    },
  },
]
