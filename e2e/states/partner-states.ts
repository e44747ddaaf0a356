import { newPerson } from './account-states.ts'
import { askFor, newPartner } from '../steps/partner-steps.ts'
import type { PageState } from './states.ts'

/** The partner area, as its partner and as other users see it. */
export const PARTNER_STATES: readonly PageState[] = [
  {
    name: 'partner area',
    show: async (visit) => {
      await newPartner(visit)
      await visit.open('/partner')
      await visit.page.getByRole('heading', { name: visit.t('partner:commission.title') }).waitFor()
    },
  },
  {
    name: 'a commission that is too high',
    show: async (visit) => {
      await newPartner(visit)
      await visit.open('/partner')
      visit.watched.expectRefusal(422, /\/user\/commission$/)
      await askFor(visit, '99')
      await visit.page.locator('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'asked whether to remember a partner',
    async show(visit) {
      const { page, t, context, site, open } = visit
      await open('/about')
      await page.evaluate(() => window.localStorage.setItem('rihla_country', 'DE.used'))
      await context.addCookies([{ name: 'rihla_partner_at', value: 'mf3k', url: site.url }])
      await open('/about')
      await page.getByRole('complementary', { name: t('shell:partner_memory.title') }).waitFor()
    },
  },
  {
    name: 'partner area of others',
    show: async (visit) => {
      await newPerson(visit)
      await visit.open('/partner')
      await visit.page.getByRole('heading', { name: visit.t('partner:others.title') }).waitFor()
    },
  },
]
