import { addStatement } from '#testing/builders/partners/statements.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { newPerson } from './account-states.ts'
import { enterPercent, newPartner, partnerWithBookings } from '../steps/partner-steps.ts'
import type { PageState } from './states.ts'

/** The partner area, as its partner and as other users see it. */
export const PARTNER_STATES: readonly PageState[] = [
  ...(
    [
      '',
      '/bookings',
      '/revenue',
      '/links',
      '/pricing',
      '/reports',
      '/statements',
      '/postbacks',
      '/keys',
      '/people',
    ] as const
  ).map((section): PageState => ({
    name: `partner area${section}`,
    show: async (visit) => {
      await partnerWithBookings(visit)
      await visit.open(`/partner${section}`)
      await visit.page.locator('#section').waitFor()
    },
  })),
  {
    name: 'a commission that is too high',
    show: async (visit) => {
      await newPartner(visit)
      await visit.open('/partner/pricing')
      visit.watched.expectErrorResponse(422, /\/user\/commission$/)
      await enterPercent(visit, '99')
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
    name: 'partner statements, and an account with faults',
    show: async (visit) => {
      const { page, t, site } = visit
      const { id: userId } = await newPartner(visit)
      const on = { database: site.database, clock: siteClock }
      for (const payout of [7000, 0]) await addStatement(on, { userId, payout })
      await visit.open('/partner/statements')
      await page.getByRole('button', { name: t('partner_statements:accounts.change') }).click()
      await page.locator('#payout-account-holder').fill('شركة الكثبان')
      await page.locator('#payout-account-account').fill('DE89 3704 0044 0532 0130 01')
      await page.getByRole('button', { name: t('partner_statements:accounts.save') }).click()
      await page.locator('#payout-account-account-error').waitFor()
    },
  },
  {
    name: 'a partner’s new key, which is told once',
    show: async (visit) => {
      const { page, t } = visit
      await newPartner(visit)
      await visit.open('/partner/keys')
      await page.getByRole('button', { name: t('partner_keys:make') }).click()
      await page.locator('#key-name').fill('المستودع')
      await page.getByRole('button', { name: t('partner_keys:make'), exact: true }).click()
      await page.getByText(t('partner_keys:made.title')).waitFor()
    },
  },
  {
    name: 'statements of a partner that has ended',
    show: async (visit) => {
      const { page, t, site } = visit
      const { id: userId } = await newPartner(visit)
      await addStatement({ database: site.database, clock: siteClock }, { userId })
      await site.database.db
        .updateTable('partners')
        .set({ ended_at: siteClock.now() })
        .from('partner_members')
        .whereRef('partner_members.partner_id', '=', 'partners.id')
        .where('user_id', '=', userId)
        .execute()
      await visit.open('/partner')
      await page
        .getByRole('main')
        .getByRole('link', { name: t('partner:sections.statements') })
        .last()
        .click()
      await page.getByText(t('partner_statements:ended.text')).waitFor()
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
