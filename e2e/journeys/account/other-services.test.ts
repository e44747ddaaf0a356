import { expect, test } from 'vitest'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { accountMenu, createPerson } from '../../steps/account-steps.ts'
import { providerEnvironment } from '../../environment/provider-environment.ts'
import { LANGUAGES } from '../../environment/environment.ts'

const { provider, environment } = await providerEnvironment()

test.for(LANGUAGES)(
  'another service says who it is, and leads back to where one was, in %s',
  async (language) => {
    provider.state.person = {
      sub: `omar-${language}`,
      name: 'Omar Saleh',
      given_name: 'Omar',
      family_name: 'Saleh',
      email: `omar-${language}@example.com`,
      email_verified: true,
    }
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, site, watched } = visit
      watched.allow(provider.issuer)
      await open('/login?callbackUrl=/manage-booking')
      await page.getByText(t('accounts:login.or_with'), { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Google' }).click()
      await page.waitForURL(`${site.url}/${language}/manage-booking`)
      await accountMenu(visit, 'Omar Saleh').waitFor()
    })
  },
)

test.for([
  { name: 'came by a friend’s link', linked: true, sub: 'linked' },
  { name: 'came by a friend’s link, went to Sign In', linked: true, sub: 'known' },
  { name: 'typed a friend’s code', linked: false, sub: 'typed' },
])('who $name and signs up by another service is the friend’s', async ({ linked, sub }) => {
  const { email } = createPerson(sub)
  provider.state.person = { sub: email, name: 'Sami Nasser', email, email_verified: true }
  const { code, friends } = await accountOf(environment.site).referrer(createPerson(`friend-of-${sub}`).email)
  await environment.visit({}, async (visit) => {
    const { page, open, watched } = visit
    watched.allow(provider.issuer)
    await open(linked ? `/register?ref=${code}` : '/register')
    if (!linked) await page.locator('#account-referral_code').fill(code)
    if (sub === 'known') {
      await page.locator('main').getByRole('link', { name: 'Sign In' }).click()
      await page.waitForURL(/\/login\?/)
    }
    await page.getByRole('button', { name: 'Google' }).click()
    await accountMenu(visit, 'Sami Nasser').waitFor()
  })
  expect(await friends()).toMatchObject({ invited: 1 })
})

test('who comes Back from another service finds its button free again', async () => {
  await environment.visit({}, async ({ page, open, watched }) => {
    watched.allow(provider.issuer)
    await open('/login')
    const google = page.getByRole('button', { name: 'Google' })
    await google.waitFor()
    // The service's page never loads: this page stays as it was when left.
    await page.route(`${provider.issuer}/**`, (route) => route.fulfill({ status: 204 }))
    const left = page.waitForRequest(`${provider.issuer}/**`)
    await google.click()
    await left
    expect(await google.getAttribute('aria-busy')).toBe('true')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect.poll(() => google.getAttribute('aria-busy')).toBeNull()
  })
})

test('before its script the page offers no other service: only the script leads there', async () => {
  await environment.visit({ javaScriptEnabled: false }, async ({ page, site, t }) => {
    await page.goto(`${site.url}/en/login`)
    expect(await page.getByText(t('accounts:login.or_with')).count()).toBe(0)
  })
})
