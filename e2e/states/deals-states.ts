import { langIdOf } from '#kernel/locale.ts'
import type { DealsReply } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import type { Reply } from '#web/app/api.ts'
import type { Visit } from '../environment/environment.ts'
import { seeDeal } from '../steps/seen-prices.ts'
import { dayAhead } from '../steps/steps.ts'
import type { PageState } from './states.ts'

/** Opens the page of deals from another page, with these deals as the response. */
async function withDeals({ open, page, t }: Visit, deals: Reply<typeof DealsReply>): Promise<void> {
  await open('/login')
  await page.route('**/api/deals?*', (route) => route.fulfill({ json: deals }))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell:nav.deals'), exact: true })
    .click()
}

/** Returns a place with its lowest seen price, as the API does. */
async function recordSeen({ site, language }: Visit, id: string, amount: number) {
  const { body } = await site.call(`/api/all-location?id=${id}&lang_id=${langIdOf(language)}`)
  const price = {
    category: 'mini' as const,
    pickup_date: dayAhead(20),
    days: 4,
    total: { amount: amount * 4, currency: 'EUR' },
    per_day: { amount, currency: 'EUR' },
    seen_at: site.clock.now().subtract({ hours: 5 }).toString(),
  }
  return { place: body.items[0], price }
}

/** The page of deals: with some, with none, with the lowest prices in place of them, and when they do not come. */
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
    show: async (visit) => {
      const { page, t } = visit
      await withDeals(visit, { items: [], seen: [] })
      await page.getByRole('heading', { name: t('deals:prices.none') }).waitFor()
    },
  },
  {
    name: 'the lowest prices seen, without a deal',
    show: async (visit) => {
      const { page, t } = visit
      const prices = [await recordSeen(visit, 'DXB', 1_500), await recordSeen(visit, 'AGP', 2_250)]
      await withDeals(visit, { items: [], seen: prices })
      await page.getByRole('heading', { name: t('deals:seen.title') }).waitFor()
    },
  },
  {
    name: 'deals that do not come',
    show: async ({ open, page, t, watched }) => {
      await open('/login')
      watched.expectErrorResponse(503, /\/deals$/)
      await page.route('**/api/deals?*', (route) => route.fulfill({ status: 503, body: '' }))
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('shell:nav.deals'), exact: true })
        .click()
      await page.getByRole('heading', { level: 1, name: t('content:failed') }).waitFor()
    },
  },
]
