import { openAccountMenu } from '../steps/account-steps.ts'
import { beforeAll, expect, test } from 'vitest'
import { newPerson } from '../states/account-states.ts'
import { newPartner } from '../steps/partner-steps.ts'
import {
  LANGUAGES,
  type BrowserEnvironment,
  type Visit,
  sharedEnvironment,
} from '../environment/environment.ts'
import { translator } from '../environment/translator.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

/** Messages by the words that specification §2 has for them. */
type Labels = Readonly<Record<string, string>>

const NAVIGATION = {
  Home: 'shell:nav.home',
  About: 'shell:nav.about',
  'Deals and offer': 'shell:nav.deals',
  'Help & FAQs': 'shell:nav.help',
  'Contact us': 'shell:nav.contact',
  'Manage Bookings': 'shell:nav.manage',
  Login: 'shell:nav.login',
} as const satisfies Labels

/** The labels of specification §2, each with a page that shows it. */
const SHOWN: readonly { where: string; labels: Labels; show: (visit: Visit) => Promise<unknown> }[] = [
  { where: 'the navigation', labels: NAVIGATION, show: ({ open }) => open('/') },
  {
    where: 'the search form',
    labels: {
      'Pick-up location': 'home:form.pickup',
      'Drop-off location': 'home:form.dropoff',
      'Pick-up Date': 'home:form.pickup_date',
      'Drop-off Date': 'home:form.dropoff_date',
      'Drop car off at different location': 'home:form.elsewhere',
      'With Credit Card': 'home:form.card_true',
      'Driver aged 30 – 65?': 'home:form.aged',
      'Deals Without Credit Card': 'home:form.card_false',
      'Apply Coupon': 'home:form.coupon',
      Search: 'home:form.search',
    },
    show: async ({ open, page }) => {
      await open('/')
      const dropOff = page.locator('input[name=dropoff]')
      expect(await dropOff.isVisible()).toBe(false)
      await page.locator('input[name=elsewhere]').check()
      await dropOff.waitFor()
      await page.locator('form details summary').first().click()
    },
  },
  {
    where: 'home, below the search',
    labels: {
      'Looking for Local Customized Deals': 'home:work.local.link',
      'Enquire for the Supply Partner': 'home:work.supplier.link',
      'Apply to Become Affiliate Partner': 'home:work.partner.link',
    },
    show: ({ open }) => open('/'),
  },
  {
    where: 'Sign In',
    labels: {
      'Sign In': 'accounts:login.title',
      'Sign Up': 'accounts:register.title',
      'Remember me': 'accounts:login.remember',
      'Forgot Password?': 'accounts:login.forgot',
    },
    show: ({ open }) => open('/login'),
  },
  {
    where: 'the menu of who is signed in',
    labels: { 'My Account': 'shell:nav.account', Logout: 'shell:nav.logout' },
    show: async (visit) => {
      await newPerson(visit)
      await visit.open('/about')
      await openAccountMenu(visit.page)
    },
  },
  {
    where: 'the partner area',
    labels: { Pricing: 'partner:sections.pricing', Reports: 'partner:sections.reports' },
    show: async (visit) => {
      await newPartner(visit)
      await visit.open('/partner')
    },
  },
  {
    where: 'the widget’s configurator',
    labels: {
      Local: 'widget:fields.tabLocal',
      Outstation: 'widget:fields.tabOutstaion',
      Shuttle: 'widget:fields.tabShuttle',
      'Self-drive': 'widget:fields.tabSelfDrive',
    },
    show: ({ open }) => open('/widget'),
  },
]

/** Shown by other-services.test.ts and sign-in.test.ts. */
const ELSEWHERE = {
  'or login with': 'accounts:login.or_with',
  'Logout Successful': 'shell:nav.logged_out',
} as const satisfies Labels

/** An English page uses the specification's text, an Arabic one its translation. */
function isLabel({ language, t }: Pick<Visit, 'language' | 't'>, label: string, key: string): void {
  if (language === 'en') expect(t(key)).toBe(label)
  else expect(t(key), label).toMatch(/^[^A-Za-z]*\p{Script=Arabic}[^A-Za-z]*$/u)
}

test.for(LANGUAGES.flatMap((language) => SHOWN.map((one) => ({ language, ...one }))))(
  '$where has the labels of specification §2, in $language',
  async ({ language, labels, show }) => {
    await environment.visit({ language }, async (visit) => {
      await show(visit)
      for (const [label, key] of Object.entries(labels)) {
        isLabel(visit, label, key)
        const text = visit.page.getByText(visit.t(key), { exact: true })
        await text.filter({ visible: true }).first().waitFor()
      }
    })
  },
)

test.for(LANGUAGES)(
  'pages of other journeys have the texts of the specification, in %s',
  async (language) => {
    const t = translator(language)
    for (const [label, key] of Object.entries(ELSEWHERE)) isLabel({ language, t }, label, key)
  },
)

/** The routes of specification §2, with the message that names each; only some footers have links. */
const ROUTES = [
  { path: '', label: 'Rihla', title: null, footer: 'links' },
  { path: '/privacy-policy', label: 'Privacy Policy', title: 'shell:footer.privacy', footer: 'links' },
  {
    path: '/terms-and-conditions',
    label: 'Terms & Conditions',
    title: 'shell:footer.terms',
    footer: 'links',
  },
  { path: '/become-partner', label: 'Become a Partner', title: 'joining:partner.title', footer: 'no links' },
  {
    path: '/become-supplier',
    label: 'Become a Supplier',
    title: 'joining:supplier.title',
    footer: 'no links',
  },
  { path: '/pdf-invoice', label: 'Invoice', title: 'invoice:title', footer: 'none' },
] as const

const FOOTER_LINKS = [
  'shell:footer.partner',
  'shell:footer.supplier',
  'shell:footer.privacy',
  'shell:footer.terms',
]

test.for(LANGUAGES.flatMap((language) => ROUTES.map((route) => ({ language, ...route }))))(
  '$label is a page of its own, and its footer has: $footer, in $language',
  async ({ language, path, label, title, footer }) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, site } = visit
      const answer = await page.goto(`${site.url}/${language}${path}`)
      expect(answer?.status()).toBe(200)
      if (title !== null) isLabel(visit, label, title)
      expect(await page.title()).toBe(title === null ? label : `${t(title)} – Rihla`)
      const banner = page.getByRole('navigation', { name: t('shell:nav.label') })
      expect(await banner.getByRole('link').allInnerTexts()).toEqual(
        Object.values(NAVIGATION).map((key) => t(key)),
      )
      const bottom = page.getByRole('contentinfo')
      expect(await bottom.count()).toBe(footer === 'none' ? 0 : 1)
      const links = bottom.getByRole('navigation', { name: t('shell:footer.label') })
      for (const key of FOOTER_LINKS)
        expect(await links.getByRole('link', { name: t(key), exact: true }).count()).toBe(
          footer === 'links' ? 1 : 0,
        )
      if (footer !== 'none') {
        await bottom.getByText('© 2024 Rihla', { exact: true }).waitFor()
        await bottom.getByText(t('shell:footer.rights'), { exact: true }).waitFor()
      }
      // Without a language in its URL it is the same page, in the visitor's language.
      const same = await page.goto(site.url + path)
      expect(same?.status()).toBe(200)
      expect(await bottom.count()).toBe(footer === 'none' ? 0 : 1)
    })
  },
)

test('home has the specified text about the product', async () => {
  await environment.visit({}, async ({ page, open }) => {
    await open('/')
    const description = await page.locator('meta[name=description]').getAttribute('content')
    expect(description).toMatch(/car hire service platform/)
    expect(description).toMatch(/need.*car.*on rent/)
    await page.getByRole('contentinfo').getByText('All rights reserved', { exact: true }).waitFor()
  })
})
