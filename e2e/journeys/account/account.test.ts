import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { PERSON } from '#testing/builders/accounts/account.ts'
import { booksCars, hasCoupons, newPerson } from '../../states/account-states.ts'
import { fillSignIn, hadAccount, mailedLink, send, createPerson } from '../../steps/account-steps.ts'
import { isFocused, tabTo } from '../../steps/keys.ts'
import { openFlexibleCar } from '../../steps/results-steps.ts'
import { goOn, resultsCame } from '../../steps/steps.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  LANGUAGES,
  type BrowserEnvironment,
  type Visit,
  sharedEnvironment,
} from '../../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

const press = ({ page, t }: Visit, key: string) =>
  page.getByRole('button', { name: t(key), exact: true }).click()
const sendOf = ({ page }: Visit, field: string) =>
  page.locator(`form:has(#${field}) button[type=submit]`).click()
const toast = ({ page, t }: Visit, key: string) => page.getByText(t(key), { exact: true }).first().waitFor()

test.for(IN_ARABIC)(
  'a visitor signs in first, and then reaches the page they were going to (%s)',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      const person = createPerson(`came-back-${language}`)
      await hadAccount(visit, person)
      await open('/account/coupons')
      const sent = new URL(page.url())
      expect(sent.pathname).toBe(`/${language}/login`)
      expect(sent.searchParams.get('error')).toBe('SessionRequired')
      expect(sent.searchParams.get('callbackUrl')).toBe(`/${language}/account/coupons`)
      await fillSignIn(visit, person.email, person.password)
      await send(visit)
      await page.waitForURL(/\/account\/coupons$/)
      await page.getByRole('heading', { name: t('account:coupons.none') }).waitFor()
    })
  },
)

test.for(IN_ARABIC)(
  'a phone is stored with its country, fills in a search and a checkout, and is removed (%s)',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, open, site } = visit
      const { token } = await newPerson(visit)
      const storedPhone = async () => (await site.call('/api/user/profile', { token })).body.user.phone
      const shown = () =>
        Promise.all(
          ['#profile-phone_country', '#profile-phone'].map((field) => page.locator(field).inputValue()),
        )
      const save = async () => {
        const saved = page.waitForResponse(/\/user\/update_profile/)
        await sendOf(visit, 'profile-first_name')
        expect((await saved).status()).toBe(200)
      }
      await open('/account')
      await expect.poll(shown).toEqual(['AE', '501234567'])

      await page.locator('#profile-phone_country').selectOption('SA')
      await page.locator('#profile-phone').fill('055 555 5555')
      await save()
      expect(await storedPhone()).toEqual({ countryCode: '+966', phone: '555555555' })
      await open('/account')
      await expect.poll(shown).toEqual(['SA', '555555555'])

      // The search uses the account's country of residence, and the checkout is filled in from the account.
      await open('/')
      const residence = page.locator('#residence')
      await expect.poll(() => residence.inputValue()).toBe('SA')
      await page.locator('#pickup').fill('DXB')
      await page.locator('form[role=search] button[type=submit]').click()
      await page.waitForURL(/[?&]residence=SA/)
      await resultsCame(visit)
      await openFlexibleCar(visit)
      await goOn(visit)
      const driver = ['first_name', 'last_name', 'email', 'phone_country', 'phone', 'residence']
      const filled = () => Promise.all(driver.map((field) => page.locator(`#checkout-${field}`).inputValue()))
      const { user } = (await site.call('/api/user/profile', { token })).body
      await expect.poll(filled).toEqual(['Layla', 'Haddad', user.email, 'SA', '555555555', 'SA'])

      await open('/account')
      await page.locator('#profile-phone').fill('')
      await save()
      expect(await storedPhone()).toBeNull()
    })
  },
)

test.for(IN_ENGLISH)('the profile is filled in before the script has come (%s)', async (language) => {
  await environment.visit({ language, javaScriptEnabled: false }, async (visit) => {
    const { page, site } = visit
    await newPerson(visit)
    await page.goto(`${site.url}/${language}/account`)
    const filled = ['#profile-first_name', '#profile-last_name', '#profile-phone'].map((field) =>
      page.locator(field).inputValue(),
    )
    expect(await Promise.all(filled)).toEqual(['Layla', 'Haddad', '+971 501234567'])
  })
})

test.for(LANGUAGES)('a country is read with its calling code at any width (%s)', async (language) => {
  await environment.visit({ language }, async (visit) => {
    const { page, open } = visit
    await newPerson(visit)
    await open('/account')
    const country = page.locator('#profile-phone_country')
    await expect.poll(() => country.inputValue()).toBe('AE')
    for (const width of [320, 375, 640, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const [needed, room] = await country.evaluate((select: HTMLSelectElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select)
        const text = document.createElement('canvas').getContext('2d')!
        text.font = font
        return [
          text.measureText(select.selectedOptions[0]!.text).width,
          select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        ] as const
      })
      expect(needed, `${width} px`).toBeLessThanOrEqual(room)
    }
  })
})

test('a phone entered before countries can be chosen stays', async () => {
  await environment.visit({}, async (visit) => {
    const { page, open, site } = visit
    const { token } = await newPerson(visit)
    const number = page.locator('#profile-phone')
    const { promise: paused, resolve: letThrough } = Promise.withResolvers<void>()
    await page.route(/\/phone-number-[^/]*\.js$/, async (route) => {
      await paused
      await route.continue()
    })
    await open('/account')
    await expect.poll(() => number.inputValue()).toBe('+971 501234567')
    await number.fill('+44 7911 123456')
    letThrough()
    await page.locator('#profile-phone_country option[value=GB]').waitFor({ state: 'attached' })
    await sendOf(visit, 'profile-first_name')
    await toast(visit, 'account:saved')
    expect(await number.inputValue()).toBe('+44 7911 123456')
    const { body } = await site.call('/api/user/profile', { token })
    expect(body.user.phone).toEqual({ countryCode: '+44', phone: '7911123456' })
  })
})

test.for(IN_ENGLISH)('a person changes their details, address and password (%s)', async (language) => {
  await environment.visit({ language }, async (visit) => {
    const { page, open, watched } = visit
    const { email } = await newPerson(visit)
    await open('/account')

    await page.locator('#profile-first_name').fill('')
    await sendOf(visit, 'profile-first_name')
    await expect.poll(() => isFocused(page.locator('main').getByRole('alert'))).toBe(true)
    await page.locator('#profile-first_name').fill('Mona')
    await page.locator('#profile-phone').fill('509999999')
    await sendOf(visit, 'profile-first_name')
    await toast(visit, 'account:saved')
    await page.getByRole('heading', { level: 1, name: 'Mona Haddad' }).waitFor()
    await page.getByRole('banner').getByText('Mona Haddad').first().waitFor()

    // A job mails the first link.
    await mailedLink(visit.site, email, 'verify-email')
    watched.expectErrorResponse(429, /\/verify-email-again$/)
    await press(visit, 'account:email.again')
    await page.locator('main').getByRole('alert').waitFor()

    await press(visit, 'account:email.change')
    await page.locator('#email-email').fill('mona@example.com')
    await page.locator('#email-password').fill('not the password')
    watched.expectErrorResponse(422, /\/change-email$/)
    await sendOf(visit, 'email-email')
    await page.locator('#email-password-error').waitFor()
    expect(await page.locator('#email-email').inputValue()).toBe('mona@example.com')
    await page.getByText(email).first().waitFor()

    await open('/account/security')
    await page.locator('#password-current_password').fill(PERSON.password)
    await page.locator('#password-new_password').fill('qwertyuiop')
    watched.expectErrorResponse(422, /\/change-password$/)
    await sendOf(visit, 'password-new_password')
    await page.locator('#password-new_password-error').waitFor()
    await page.locator('#password-new_password').fill('two camels cross slowly')
    await sendOf(visit, 'password-new_password')
    await toast(visit, 'account:password.changed')
    expect(await page.locator('#password-new_password').inputValue()).toBe('')
  })
})

test.for(IN_ARABIC)('devices are signed out, one and all others (%s)', async (language) => {
  await environment.visit({ language }, async (visit) => {
    const { page, t, open, site } = visit
    const { email } = await newPerson(visit)
    const signInElsewhere = async (device: string): Promise<string> =>
      (
        await site.call('/api/login', {
          body: { email, password: PERSON.password },
          headers: { 'user-agent': device },
        })
      ).body.token
    const phone = await signInElsewhere('Mozilla/5.0 (iPhone) AppleWebKit Version/18.5 Mobile Safari/604.1')
    const tablet = await signInElsewhere('Mozilla/5.0 (X11; Linux x86_64) Gecko Firefox/143.0')
    const statusOf = async (token: string) => (await site.call('/api/user/profile', { token })).status

    await open('/account/security')
    const label = t('account:devices.on', { browser: 'Safari', system: 'iPhone' })
    await page.getByRole('button', { name: t('account:devices.end_named', { device: label }) }).click()
    await expect.poll(() => page.getByText(label).count()).toBe(0)
    expect([await statusOf(phone), await statusOf(tablet)]).toEqual([401, 200])
    await press(visit, 'account:devices.end_all')
    await expect.poll(() => statusOf(tablet)).toBe(401)
    await page.getByText(t('account:devices.current')).waitFor()
  })
})

test.for(IN_ENGLISH)(
  'bookings, invoices and coupons are there, and a booking is cancelled (%s)',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      const person = await newPerson(visit)
      const { cart, booked } = await booksCars(visit, person)
      const code = await hasCoupons(visit, person)
      const label = (key: string, reference: string) =>
        t('account:bookings.of', { action: t(key), reference })

      await open('/account/bookings')
      await page.getByRole('link', { name: label('account:bookings.pay', cart) }).waitFor()
      await page.getByRole('link', { name: label('account:bookings.change', booked) }).waitFor()
      await page.getByRole('link', { name: label('account:bookings.voucher', booked) }).waitFor()
      await page.getByRole('button', { name: label('account:bookings.cancel', booked) }).click()
      const dialog = page.getByRole('dialog', { name: t('booking:cancel.title') })
      await dialog.getByText(t('booking:cancel.refund')).waitFor()
      await dialog.getByRole('button', { name: t('booking:cancel.confirm') }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('link', { name: new RegExp(`^${t('booking:list.cancelled')}`) }).click()
      await page.waitForURL(/show=cancelled$/)
      await page.getByRole('link', { name: label('account:bookings.open', booked) }).waitFor()

      const section = (name: string) =>
        page
          .getByRole('navigation', { name: t('account:title') })
          .getByRole('link', { name: t(name), exact: true })
      await section('account:sections.invoices').click()
      await page.waitForURL(/\/account\/invoices$/)
      const file = page.getByRole('link', { name: /INV-.*PDF|PDF.*INV-/ }).first()
      const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

      await section('account:sections.coupons').click()
      await page.getByText(code, { exact: true }).waitFor()
      await page.getByText(t('account:coupons.state.used'), { exact: true }).waitFor()
    })
  },
)

test.for(IN_ARABIC)(
  'a person takes their data, and deletes the account once no booking is open (%s)',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, watched, site } = visit
      const person = await newPerson(visit)
      const { booked } = await booksCars(visit, person)
      await open('/account/data')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        press(visit, 'account:export.send'),
      ])
      const file = JSON.parse(await readFile(await download.path(), 'utf8'))
      expect(file.profile).toMatchObject({ email: person.email })
      expect(JSON.stringify(file.held.bookings)).toContain(booked)

      await press(visit, 'account:delete.open')
      watched.expectErrorResponse(409, /\/delete-account$/)
      await page.locator('#delete-password').fill(person.password)
      await sendOf(visit, 'delete-password')
      await page.getByText(t('account:delete.open_bookings')).waitFor()

      const { body } = await site.call(`/api/user/booking?reference=${booked}`, { token: person.token })
      await site.call('/api/user/cancle-booking', {
        token: person.token,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { booking_id: body.items[0].booking_id },
      })
      await site.app.runJob('settle bookings')
      await sendOf(visit, 'delete-password')
      await page.waitForURL(new RegExp(`/${language}$`))
      await toast(visit, 'account:delete.done')
      await page
        .getByRole('link', { name: t('shell:nav.login') })
        .first()
        .waitFor()
      const login = { email: person.email, password: person.password }
      expect((await site.call('/api/login', { body: login })).status).toBe(401)
    })
  },
)

test('the sections are reached with the keyboard alone, and each begins at its beginning', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    await newPerson(visit)
    await open('/account')
    const link = page.getByRole('link', { name: t('account:sections.security'), exact: true })
    await tabTo(page, link)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/account\/security$/)
    await expect.poll(() => isFocused(page.locator('#content'))).toBe(true)
    expect(await link.getAttribute('aria-current')).toBe('page')
  })
})

test('on a narrow screen the ring around a section is whole', async () => {
  await environment.visit({ width: 375 }, async (visit) => {
    const { page, t, open } = visit
    await newPerson(visit)
    await open('/account')
    const link = page.getByRole('link', { name: t('account:sections.bookings'), exact: true })
    await tabTo(page, link)
    const [ring, room] = await link.evaluate((focused) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(focused)
      const list = focused.closest('ul')!.getBoundingClientRect()
      return [
        Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth),
        focused.getBoundingClientRect().top - list.top,
      ] as const
    })
    expect(room).toBeGreaterThanOrEqual(ring)
  })
})
