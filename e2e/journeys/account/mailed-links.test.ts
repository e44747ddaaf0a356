import { chooseLanguage } from '../../steps/steps.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { WAIT } from '#testing/hung.ts'
import { accountOf } from '#testing/builders/accounts/account.ts'
import {
  accountMenu,
  fillSignIn,
  hadAccount,
  hasAccount,
  mailedLink,
  pressedElsewhere,
  send,
  sendByKeys,
  createPerson,
} from '../../steps/account-steps.ts'
import { expectFocus, focused, tabTo, typeInto } from '../../steps/keys.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  type BrowserEnvironment,
  sharedEnvironment,
} from '../../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

test.for(IN_ENGLISH)(
  'another password is chosen by a mailed link, whose secret no address carries, in %s',
  async (language) => {
    const person = createPerson(`reset-${language}`)
    await environment.visit({ language }, async (visit) => {
      const { page, t, site, open, watched } = visit
      const requestUrls: string[] = []
      page.on('request', (request) => requestUrls.push(request.url(), request.headers().referer ?? ''))
      await hadAccount(visit, person)
      await open('/login')
      await page.getByRole('link', { name: t('accounts:login.forgot') }).click()
      await page.getByRole('heading', { level: 1, name: t('accounts:forgot.title') }).waitFor()
      await page.locator('#account-email').fill(person.email)
      await send(visit)
      await page.getByRole('heading', { name: t('accounts:forgot.done') }).waitFor()

      const link = await mailedLink(site, person.email, 'reset-password')
      await open(link)
      await page.locator('#account-new_password').fill('password12')
      watched.expectErrorResponse(422, /\/api\/change-password$/)
      await send(visit)
      await page.getByRole('alert').waitFor()
      expect(await page.locator('#account-new_password').inputValue()).toBe('password12')
      await page.locator('#account-new_password').fill('quiet dunes at first light')
      await send(visit)
      await page.getByRole('heading', { name: t('accounts:reset.done') }).waitFor()

      await open(link)
      await page.locator('#account-new_password').fill('another quiet dune')
      watched.expectErrorResponse(410, /\/api\/change-password$/)
      await send(visit)
      await page.getByRole('alert').waitFor()
      await page.getByRole('link', { name: t('accounts:link.another') }).waitFor()
      const secret = link.split('#')[1] ?? ''
      expect(
        requestUrls.filter((address) => address.includes(secret) && !address.includes(`#${secret}`)),
      ).toEqual([])

      await open('/login')
      await fillSignIn(visit, person.email, 'quiet dunes at first light')
      await send(visit)
      await accountMenu(visit).waitFor()
    })
  },
)

test.for(IN_ARABIC)(
  'an address is proved by a press, and not by looking at the link, in %s',
  async (language) => {
    const person = createPerson(`verify-${language}`)
    await environment.visit({ language }, async (visit) => {
      const { page, t, site, open } = visit
      await hasAccount(visit, person)
      const link = await mailedLink(site, person.email, 'verify-email')
      await open(link)
      const isVerified = async () =>
        (await accountOf(site).login({ email: person.email })).body.user.email_verified as boolean
      await page.getByRole('button', { name: t('accounts:verify.send') }).waitFor()
      expect(await isVerified()).toBe(false)
      await send(visit)
      await page.getByRole('heading', { name: t('accounts:verify.done') }).waitFor()
      expect(await isVerified()).toBe(true)
    })
  },
)

test.for(IN_ENGLISH)(
  'who is not signed in proves an address by the password they chose, in %s',
  async (language) => {
    const person = createPerson(`elsewhere-${language}`)
    await environment.visit({ language }, async (visit) => {
      const { page, t, watched } = visit
      await hasAccount(visit, person)
      await pressedElsewhere(visit, person)
      await page.getByText(t('accounts:verify.password_title')).waitFor()
      const passwordField = page.locator('#account-password')
      await expectFocus(page, passwordField)

      await page.keyboard.type('not the password')
      watched.expectErrorResponse(422, /\/api\/verify-email$/)
      await page.keyboard.press('Enter')
      await page.locator('#account-password-error').waitFor()
      expect(await passwordField.inputValue()).toBe('not the password')
      await passwordField.fill(person.password)
      await send(visit)
      await page.getByRole('heading', { name: t('accounts:verify.done') }).waitFor()
    })
  },
)

test.for(IN_ARABIC)(
  'who has forgotten the password that an address asks for chooses another with the keyboard alone, in %s',
  async (language) => {
    const person = createPerson(`forgotten-${language}`)
    await environment.visit({ language }, async (visit) => {
      const { page, t, site, open } = visit
      const keys = page.keyboard
      await hasAccount(visit, person)
      await pressedElsewhere(visit, person, sendByKeys)
      await expectFocus(page, page.locator('#account-password'))
      await tabTo(page, page.getByRole('main').getByRole('link', { name: t('accounts:login.forgot') }))
      await keys.press('Enter')
      await page.waitForURL(`${site.url}/${language}/forgot-password?callbackUrl=%2Fverify-email`)
      await expect.poll(async () => (await focused(page)).id).toBe('content')
      await typeInto(page, page.locator('#account-email'), person.email)
      await keys.press('Enter')
      await page.getByRole('heading', { name: t('accounts:forgot.done') }).waitFor()

      await open(await mailedLink(site, person.email, 'reset-password'))
      await typeInto(page, page.locator('#account-new_password'), 'quiet dunes at first light')
      await keys.press('Enter')
      await page.getByRole('heading', { name: t('accounts:reset.done') }).waitFor()
      const { body } = await accountOf(site).login({
        email: person.email,
        password: 'quiet dunes at first light',
      })
      expect(body.user.email_verified).toBe(true)
    })
  },
)

test('who signs in to confirm an address comes back to it, by a way that does not carry the secret', async () => {
  const person = createPerson('comes-back')
  await environment.visit({}, async (visit) => {
    const { page, t, site, open } = visit
    const requestUrls: string[] = []
    page.on('request', (request) => requestUrls.push(request.url(), request.headers().referer ?? ''))
    await hadAccount(visit, person)
    const link = await mailedLink(site, person.email, 'verify-email')
    await open(link)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell:nav.login') })
      .first()
      .click()
    await page.locator('#account-email').waitFor()
    expect(page.url()).toBe(`${site.url}/en/login?callbackUrl=%2Fverify-email`)
    await fillSignIn(visit, person.email, person.password)
    await send(visit)
    await page.waitForURL(`${site.url}/en/verify-email`)
    await page.getByRole('button', { name: t('accounts:verify.send') }).click()
    await page.getByRole('heading', { name: t('accounts:verify.done') }).waitFor()
    await open('/verify-email')
    await page.getByText(t('accounts:link.missing_title')).waitFor()
    const secret = link.split('#')[1] ?? ''
    expect(
      requestUrls.filter((address) => address.includes(secret) && !address.includes(`#${secret}`)),
    ).toEqual([])
  })
})

test('a link that lost its end says so, and the way to another', async () => {
  await environment.visit({}, async ({ page, t, open }) => {
    await open('/reset-password#short')
    await page.getByText(t('accounts:link.missing_title')).waitFor()
    await page.getByRole('link', { name: t('accounts:link.another') }).click()
    await page.getByRole('heading', { level: 1, name: t('accounts:forgot.title') }).waitFor()
  })
})

test('a mailed link survives another choice of language', async () => {
  await environment.visit({}, async ({ page, t, open }) => {
    await open(`/verify-email#${'s'.repeat(43)}`)
    await page.getByRole('button', { name: t('accounts:verify.send') }).waitFor()
    await chooseLanguage(page, 'ar')
    await page.waitForURL(/\/ar\/verify-email#s{43}$/)
    await page.locator('main form button[type=submit]').waitFor()
  })
})

test.for(IN_ARABIC)('a link that signs in takes a press, and no script, in %s', async (language) => {
  const { email } = createPerson(`by-link-${language}`)
  await environment.visit({ language, javaScriptEnabled: false }, async ({ page, context, site, t }) => {
    await accountOf(site).registerVerified({ email })
    const { csrfToken } = await (await context.request.get(`${site.url}/api/auth/csrf`)).json()
    const form = { csrfToken, email, callbackUrl: `${site.url}/${language}/account` }
    await context.request.post(`${site.url}/api/auth/signin/email`, { form, headers: { origin: site.url } })
    const link = await vi.waitFor(async () => {
      const mailed = await accountOf(site).signInLinkFor(email)
      expect(mailed).not.toBeNull()
      return mailed ?? ''
    }, WAIT)
    await page.goto(site.url + link.replace(/^\/\w+/, `/${language}`))
    await page.getByRole('button', { name: t('accounts:sign_in_link.send') }).click()
    await page.waitForURL(`${site.url}/${language}/account`)
    const session = await (await context.request.get(`${site.url}/api/auth/session`)).json()
    expect(session.user.email).toBe(email)
  })
})
