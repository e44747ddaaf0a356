import type { PageState } from './states.ts'

/** The navigation of a narrow screen, and the pages of texts and of questions. */
export const CONTENT_STATES: readonly PageState[] = [
  {
    name: 'menu',
    under: 1024,
    show: async ({ open, page, t }) => {
      await open('/')
      await page.getByRole('banner').getByText(t('shell:nav.menu'), { exact: true }).click()
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell:nav.contact') })
        .waitFor()
    },
  },
  {
    name: 'components',
    show: async ({ page, site, language }) => {
      await page.goto(`${site.url}/components?language=${language}`)
      // The parts of date fields come last.
      await page.getByRole('spinbutton').first().waitFor()
    },
  },
  {
    name: 'about',
    show: ({ open }) => open('/about'),
  },
  {
    name: 'privacy policy',
    show: ({ open }) => open('/privacy-policy'),
  },
  {
    name: 'terms and conditions',
    show: ({ open }) => open('/terms-and-conditions'),
  },
  {
    name: 'a text that does not come',
    show: async ({ open, page, t, watched }) => {
      await open('/login')
      watched.expectErrorResponse(503, /\/privacy-policy$/)
      await page.route('**/api/privacy-policy?*', (route) => route.fulfill({ status: 503, body: '' }))
      await page
        .getByRole('navigation', { name: t('shell:footer.label') })
        .getByRole('link', { name: t('shell:footer.privacy') })
        .click()
      await page.getByRole('heading', { level: 1, name: t('content:failed') }).waitFor()
    },
  },
  {
    name: 'help',
    show: async ({ open, page }) => {
      await open('/help')
      await page.locator('main section summary').first().click()
    },
  },
  {
    name: 'questions that were found',
    show: async ({ open, page, language }) => {
      await open(`/help?q=${encodeURIComponent({ en: 'deposit', ar: 'الضمان', fr: 'garantie' }[language])}`)
      await page.locator('main mark').first().waitFor()
    },
  },
  {
    name: 'no question found',
    show: async ({ open, page, t }) => {
      await open('/help?q=zeppelin')
      await page.getByRole('heading', { name: t('help:none.title', { query: 'zeppelin' }) }).waitFor()
    },
  },
]
