import { beforeAll, expect, test } from 'vitest'
import { AUTH_ERRORS } from '#domains/accounts/authjs/auth-error.contract.ts'
import { signInFault } from '#web/areas/account/sign-in/sign-in-fault.ts'
import {
  accountMenu,
  fillSignIn,
  fillSignUp,
  hadAccount,
  hasAccount,
  send,
  signOut,
  createPerson,
} from '../../steps/account-steps.ts'
import { focused, isFocused, retype, tabTo, typeInto } from '../../steps/keys.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  LANGUAGES,
  type BrowserEnvironment,
  sharedEnvironment,
} from '../../environment/environment.ts'
import {
  confirmed,
  fillDriver,
  goOn,
  openCar,
  payButton,
  resultsCame,
  searchPath,
} from '../../steps/steps.ts'
import { translator } from '../../environment/translator.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

test('sign-in and sign-up have the texts of the specification', async () => {
  await environment.visit({}, async ({ page, open }) => {
    await open('/')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Login', exact: true })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Sign In', exact: true }).waitFor()
    await page.getByRole('checkbox', { name: 'Remember me', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Forgot Password?', exact: true }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Sign Up', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign Up', exact: true }).waitFor()
    await send({ page })
    for (const message of ['First Name is Required', 'Last Name is Required', 'Email is Required'])
      await page.locator('form').getByRole('link', { name: message, exact: true }).waitFor()
  })
})

test.for(IN_ARABIC)(
  'a guest’s car comes along into the account that is made at the checkout, in %s',
  async (language) => {
    const person = createPerson(`cart-${language}`)
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, watched } = visit
      await open(searchPath('&SUPPLIER=europcar'))
      await resultsCame(visit)
      await openCar(visit, 'Europcar')
      await goOn(visit)
      const checkout = page.url()

      await page
        .getByRole('main')
        .getByRole('link', { name: t('checkout:sign_in.register') })
        .click()
      await page.waitForURL(/\/register\?callbackUrl=/)
      await fillSignUp(visit, { ...person, password: 'password12' })
      watched.expectErrorResponse(422, /\/api\/register$/)
      await send(visit)
      const alert = page.getByRole('alert')
      await alert.getByRole('link').click()
      const password = page.locator('#account-password')
      await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true)
      expect(await password.inputValue()).toBe('password12')
      expect(await page.locator('#account-email').inputValue()).toBe(person.email)
      expect(await page.locator('#account-first_name').inputValue()).toBe(person.first_name)

      await password.fill(person.password)
      await send(visit)
      await page.getByRole('heading', { name: t('accounts:registered.title') }).waitFor()
      await page.getByRole('link', { name: t('accounts:registered.go_on') }).click()
      await page.waitForURL(checkout)
      await accountMenu(visit).waitFor()
      expect(await page.getByText(t('checkout:sign_in.text')).count()).toBe(0)
      await fillDriver(visit)
      await page.getByRole('checkbox', { name: t('checkout:payment.terms') }).check()
      await payButton(visit).click()
      const reference = await confirmed(visit)

      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell:nav.manage') })
        .click()
      await page.waitForURL(/\/manage-booking$/)
      await page.getByRole('heading', { name: t('booking:list.upcoming') }).waitFor()
      await page.getByRole('main').getByText(reference).waitFor()
      await signOut(visit)
      await page
        .locator('.Toastify__toast')
        .filter({ hasText: t('shell:nav.logged_out') })
        .waitFor()
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell:nav.login') })
        .waitFor()
      await open('/manage-booking')
      expect(await page.getByText(reference).count()).toBe(0)
    })
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, watched } = visit
      await open('/login?callbackUrl=/ar/manage-booking')
      await fillSignIn(visit, person.email, 'not the password')
      watched.expectErrorResponse(401, /\/api\/login$/)
      await send(visit)
      await page.getByRole('alert').waitFor()
      expect(await page.locator('#account-email').inputValue()).toBe(person.email)
      expect(await page.locator('#account-password').inputValue()).toBe('not the password')
      await page.locator('#account-password').fill(person.password)
      await page.keyboard.press('Enter')
      await page.waitForURL(new RegExp(`/${language}/manage-booking$`))
      await page.getByRole('heading', { name: t('booking:list.upcoming') }).waitFor()
    })
  },
)

test.for(IN_ARABIC)('before its script, one signs in and out, in %s', async (language) => {
  const person = createPerson(`early-${language}`)
  await environment.visit({ language, javaScriptEnabled: false }, async (visit) => {
    const { page, t, site, watched } = visit
    await hadAccount(visit, person)
    await page.goto(`${site.url}/${language}/login?callbackUrl=/manage-booking`)
    await fillSignIn(visit, person.email, 'not the password')
    await page.getByRole('checkbox', { name: t('accounts:login.remember') }).check()
    watched.expectErrorResponse(422, /\/login$/)
    await send(visit)
    await page.getByRole('alert').getByText(t('accounts:login.wrong')).waitFor()
    expect(await page.locator('#account-email').inputValue()).toBe(person.email)
    expect(await page.locator('#account-password').inputValue()).toBe('')
    expect(await page.getByRole('checkbox', { name: t('accounts:login.remember') }).isChecked()).toBe(true)

    await fillSignIn(visit, person.email, person.password)
    await send(visit)
    await page.waitForURL(`${site.url}/${language}/manage-booking`)
    await signOut(visit)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell:nav.login') })
      .waitFor()
    await page.getByRole('heading', { name: t('accounts:logout.done') }).waitFor()
  })
})

test.for(['https://elsewhere.test/', '//elsewhere.test', String.raw`/\elsewhere.test`])(
  'signing in leads to no other site: %s',
  async (elsewhere) => {
    const person = createPerson(`way-${elsewhere.length}`)
    await environment.visit({}, async (visit) => {
      await hadAccount(visit, person)
      await visit.open(`/login?callbackUrl=${encodeURIComponent(elsewhere)}`)
      await fillSignIn(visit, person.email, person.password)
      await send(visit)
      await accountMenu(visit).waitFor()
      expect(new URL(visit.page.url()).origin).toBe(visit.site.url)
    })
  },
)

test('who is not to be remembered is forgotten with the browser; who is, is not', async () => {
  const person = createPerson('remember')
  for (const remember of [false, true])
    await environment.visit({}, async (visit) => {
      if (!remember) await hadAccount(visit, person)
      await visit.open('/login')
      await fillSignIn(visit, person.email, person.password)
      await visit.page.getByRole('checkbox', { name: 'Remember me' }).setChecked(remember)
      await send(visit)
      await accountMenu(visit).waitFor()
      const token = (await visit.context.cookies()).find(({ name }) => name === 'rihla_token')
      expect(token?.httpOnly).toBe(true)
      expect((token?.expires ?? -1) > 0).toBe(remember)
    })
})

test('the password can be looked at, and its fields say to managers what they are for', async () => {
  await environment.visit({}, async ({ page, t, open }) => {
    await open('/login')
    const password = page.locator('#account-password')
    expect(await password.getAttribute('autocomplete')).toBe('current-password')
    expect(await page.locator('#account-email').getAttribute('autocomplete')).toBe('username')
    await password.fill('a camel')
    await page.getByRole('button', { name: t('accounts:password.show') }).click()
    expect(await password.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: t('accounts:password.hide') }).click()
    expect(await password.getAttribute('type')).toBe('password')
    await open('/register?ref=KMRTW7XYZ2')
    expect(await password.getAttribute('autocomplete')).toBe('new-password')
    expect(await page.locator('#account-referral_code').inputValue()).toBe('KMRTW7XYZ2')
  })
})

test('a page that needs an account says so, and names the page', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    await open('/login?error=SessionRequired&callbackUrl=/manage-booking')
    await page.getByText(t('accounts:error.session_required_title')).waitFor()
    await open('/login?error=OAuthAccountNotLinked')
    await page.getByRole('alert').getByText(t('accounts:error.not_linked')).waitFor()
    await open('/login?error=__proto__')
    await page.getByRole('alert').getByText(t('accounts:error.other')).waitFor()
    await hasAccount(visit, createPerson('already'))
    await open('/login')
    await page.getByText(t('accounts:login.already', { name: '\u2068Layla Haddad\u2069' })).waitFor()
  })
})

/** The text of a page as served, without its markup. */
async function textOf(url: string): Promise<string> {
  const page = await (await fetch(url)).text()
  return page.replaceAll(/<[^>]*>/g, ' ').replaceAll('&#x27;', "'")
}

test.for(LANGUAGES)(
  'where /api/auth sends somebody with an error, the page has words for it (%s)',
  async (language) => {
    const { site } = environment
    const t = translator(language)
    for (const error of AUTH_ERRORS) {
      const sent = await fetch(`${site.url}/api/auth/error?error=${error}`, { redirect: 'manual' })
      const text = await textOf(`${site.url}/${language}${sent.headers.get('location')}`)
      const signInError = signInFault(new URLSearchParams({ error }))
      expect(text, error).toContain(t(`accounts:error.${signInError}`))
    }
  },
)

test('a request for a sign-in link is confirmed with where to find it', async () => {
  await environment.visit({ language: 'ar' }, async ({ page, t, site }) => {
    await page.goto(`${site.url}/api/auth/verify-request?provider=email&type=email`)
    await page.getByText(t('accounts:mailed.title')).waitFor()
  })
})

test.for(IN_ENGLISH)(
  'a phone is optional at sign-up, is preserved when rejected, and is stored (%s)',
  async (language) => {
    const person = createPerson(`phone-${language}`)
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, context, site } = visit
      await open('/register')
      await fillSignUp(visit, person)
      const [country, phone] = [page.locator('#account-phone_country'), page.locator('#account-phone')]
      await country.selectOption('AE')
      await phone.fill('12')
      await send(visit)
      await page.getByRole('link', { name: t('forms:field_message.phone_invalid') }).click()
      await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true)
      expect([await country.inputValue(), await phone.inputValue()]).toEqual(['AE', '12'])
      expect(await page.locator('#account-password').inputValue()).toBe(person.password)

      await phone.fill('050 123 4567')
      await send(visit)
      await accountMenu(visit).waitFor()
      const { user } = await (await context.request.get(`${site.url}/api/user/profile`)).json()
      expect(user.phone).toEqual({ countryCode: '+971', phone: '501234567' })
    })
  },
)

test('before the script a phone is entered with its country code, and preserved when rejected', async () => {
  const person = createPerson('plain-phone')
  await environment.visit({ javaScriptEnabled: false }, async (visit) => {
    const { page, site, context, watched } = visit
    await page.goto(`${site.url}/en/register`)
    await fillSignUp(visit, person)
    await page.locator('#account-phone').fill('+971 12')
    watched.expectErrorResponse(422, /\/en\/register$/)
    await send(visit)
    await page.locator('#account-phone-error').waitFor()
    expect(await page.locator('#account-phone').inputValue()).toBe('+971 12')
    await page.locator('#account-phone').fill('+971 50 123 4567')
    await page.locator('#account-password').fill(person.password)
    await send(visit)
    await accountMenu(visit).waitFor()
    const { user } = await (await context.request.get(`${site.url}/api/user/profile`)).json()
    expect(user.phone).toEqual({ countryCode: '+971', phone: '501234567' })
  })
})

test.for(IN_ARABIC)('one signs in and out with the keyboard alone, in %s', async (language) => {
  const person = createPerson(`keys-${language}`)
  await environment.visit({ language }, async (visit) => {
    const { page, t, open, watched } = visit
    await hadAccount(visit, person)
    await open('/login')
    await typeInto(page, page.locator('#account-email'), person.email)
    await typeInto(page, page.locator('#account-password'), 'not the password')
    watched.expectErrorResponse(401, /\/api\/login$/)
    await page.keyboard.press('Enter')
    // The error takes the focus, and Tab continues through the form.
    await expect.poll(() => isFocused(page.getByRole('alert'))).toBe(true)
    await retype(page, page.locator('#account-password'), person.password)
    await tabTo(page, page.getByRole('button', { name: t('accounts:password.show') }))
    await page.keyboard.press('Space')
    expect(await page.locator('#account-password').getAttribute('type')).toBe('text')
    await tabTo(page, page.getByRole('button', { name: t('accounts:login.send'), exact: true }))
    await page.keyboard.press('Enter')

    await accountMenu(visit).waitFor()
    await expect.poll(async () => (await focused(page)).id).toBe('content')
    const summary = accountMenu(visit).locator('summary')
    await tabTo(page, summary)
    await page.keyboard.press('Enter')
    await accountMenu(visit)
      .getByRole('link', { name: t('shell:nav.account') })
      .waitFor()
    await page.keyboard.press('Escape')
    expect(await accountMenu(visit).getAttribute('open')).toBeNull()
    await expect.poll(() => isFocused(summary)).toBe(true)
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: t('shell:nav.logout') }))
    await page.keyboard.press('Enter')
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell:nav.login') })
      .waitFor()
  })
})
