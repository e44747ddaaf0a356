import { beforeAll, expect, test } from 'vitest'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { PERSON } from '#testing/builders/accounts/account.ts'
import { photo } from '#testing/builders/accounts/images.ts'
import { codeOf } from '#testing/builders/accounts/second-step.ts'
import { booksCars, newPerson } from '../../states/account-states.ts'
import { accountMenu, mailedLink, createPerson } from '../../steps/account-steps.ts'
import { expectFocus, focused, keysStayIn, retype, tabTo, typeInto } from '../../steps/keys.ts'
import { addPasskeyDevice } from '../../steps/passkey-device.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  type BrowserEnvironment,
  type Visit,
  sharedEnvironment,
  scriptRuns,
} from '../../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

const button = ({ page, t }: Visit, key: string) =>
  page.getByRole('main').getByRole('button', { name: t(key), exact: true })
const alert = ({ page }: Visit) => page.getByRole('main').getByRole('alert')

/** A new page focuses its main content. */
async function startOver({ page }: Visit): Promise<void> {
  await expect.poll(async () => (await focused(page)).id).toBe('content')
}

async function pressOn(visit: Visit, key: string): Promise<void> {
  await tabTo(visit.page, button(visit, key))
  await visit.page.keyboard.press('Enter')
}

/** Opens the header's menu and goes down to its last entry. */
async function throughMenu(visit: Visit, name?: string): Promise<void> {
  const { page, t } = visit
  const menu = accountMenu(visit, name)
  await tabTo(page, menu.locator('summary'), 'Shift+Tab')
  await page.keyboard.press('Space')
  await tabTo(page, menu.getByRole('button', { name: t('shell:nav.logout') }))
}

test.for(IN_ENGLISH)(
  'one signs up and fills in the account with the keyboard alone, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, watched, site } = visit
      const keys = page.keyboard
      const person = createPerson(`by-keys-${language}`)
      const field = (id: string) => page.locator(`[id="${id}"]`)

      await open('/login')
      const signUp = page
        .getByRole('main')
        .getByRole('link', { name: t('accounts:register.title'), exact: true })
      await tabTo(page, signUp)
      await keys.press('Enter')
      await page.waitForURL(/\/register$/)
      await startOver(visit)
      await tabTo(page, field('account-last_name'))
      await keys.press('Enter')
      await expectFocus(page, alert(visit))
      await keys.press('Tab')
      await keys.press('Enter')
      await expectFocus(page, field('account-first_name'))
      for (const name of ['first_name', 'last_name', 'email', 'password'] as const)
        await typeInto(page, field(`account-${name}`), person[name])
      await keys.press('Enter')
      await accountMenu(visit).waitFor()
      await startOver(visit)

      const menu = accountMenu(visit)
      await throughMenu(visit)
      await keys.press('Tab')
      await expect.poll(() => menu.getAttribute('open')).toBeNull()
      await throughMenu(visit)
      await keys.press('Escape')
      await expectFocus(page, menu.locator('summary'))
      await keys.press('Enter')
      await tabTo(page, menu.getByRole('link', { name: t('shell:nav.account') }))
      await keys.press('Enter')
      await page.waitForURL(/\/account$/)
      await startOver(visit)

      const imageInput = page.locator('input[type=file]')
      // Starts listening before the focus moves there: the listener takes time to reach the browser.
      const chooses = tabTo(page, imageInput).then(() => keys.press('Space'))
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), chooses])
      await chooser.setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() })
      await tabTo(page, button(visit, 'picture:save'), 'Shift+Tab')
      await keys.press('Enter')
      await expectFocus(page, imageInput)
      await pressOn(visit, 'picture:remove')
      await expectFocus(page, imageInput)

      const details = page.locator('form:has(#profile-first_name) button[type=submit]')
      await retype(page, field('profile-first_name'), '')
      await keys.press('Enter')
      await expectFocus(page, alert(visit))
      await keys.press('Tab')
      await keys.press('Enter')
      await expectFocus(page, field('profile-first_name'))
      await keys.type('Mona')
      await retype(page, field('profile-last_name'), 'Saleh')
      const country = field('profile-phone_country')
      await tabTo(page, country)
      await keys.press('End')
      for (let stop = 0; stop < 250 && (await country.inputValue()) !== 'SA'; stop += 1)
        await keys.press('ArrowUp')
      expect(await country.inputValue()).toBe('SA')
      await retype(page, field('profile-phone'), '555555555')
      await tabTo(page, details)
      await keys.press('Space')
      await page.getByRole('heading', { level: 1, name: 'Mona Saleh' }).waitFor()
      await expectFocus(page, details)

      // A job mails the first link, which starts the pause before the next.
      await mailedLink(site, person.email, 'verify-email')
      watched.expectErrorResponse(429, /\/verify-email-again$/)
      await pressOn(visit, 'account:email.again')
      await alert(visit).waitFor()
      await expectFocus(page, button(visit, 'account:email.again'))

      await site.database.db.deleteFrom('window_counts').execute()
      await pressOn(visit, 'account:email.change')
      await expectFocus(page, field('email-email'))
      await keys.type(`mona-${language}@example.com`)
      await typeInto(page, field('email-password'), person.password)
      await keys.press('Enter')
      await expectFocus(page, page.getByRole('status').filter({ hasText: t('account:email.sent') }))

      const mails = page.locator('form:has(#language-lang_id) button[type=submit]')
      await tabTo(page, field('language-lang_id'))
      await keys.press(language === 'en' ? 'ArrowDown' : 'ArrowUp')
      await tabTo(page, mails)
      const saved = page.waitForResponse(/\/user\/update-language/)
      await keys.press('Enter')
      const { user } = (await (await saved).json()) as { user: { lang_id: number } }
      expect(user.lang_id).toBe(language === 'en' ? 2 : 1)
      await expectFocus(page, mails)
    })
  },
)

test.for(IN_ARABIC)('an account is secured with the keyboard alone, in %s', async (language) => {
  await environment.visit({ language }, async (visit) => {
    const { page, t, open, watched, site, context } = visit
    const keys = page.keyboard
    const { email } = await newPerson(visit)
    const heading = (key: string) => page.getByRole('heading', { name: t(key), exact: true })
    const field = (id: string) => page.locator(`#${id}`)
    const password = 'two camels cross slowly'
    const signInElsewhere = (device: string) =>
      site.call('/api/login', { body: { email, password }, headers: { 'user-agent': device } })
    await addPasskeyDevice(page)

    await open('/account/security')
    await typeInto(page, field('password-current_password'), 'not the password')
    await typeInto(page, field('password-new_password'), password)
    watched.expectErrorResponse(422, /\/change-password$/)
    await keys.press('Enter')
    await expectFocus(page, alert(visit))
    await retype(page, field('password-current_password'), PERSON.password)
    await keys.press('Enter')
    await expectFocus(page, heading('account:password.title'))

    // Authenticator codes, and the recovery codes for use without the phone.
    await pressOn(visit, 'security:codes.turn_on')
    await expectFocus(page, field('codes-password'))
    await keys.type(password)
    await keys.press('Enter')
    await expectFocus(page, page.getByText(t('security:codes.scan')))
    const secret = (await page.locator('bdi.select-all').first().innerText()).replaceAll(/\s/g, '')
    await typeInto(page, field('first-code-code'), codeOf(secret, siteClock.now()))
    await keys.press('Enter')
    await expectFocus(page, heading('security:recovery.new'))
    await pressOn(visit, 'security:recovery.kept')
    await expectFocus(page, heading('security:codes.title'))

    await pressOn(visit, 'security:passkeys.add')
    await expectFocus(page, field('passkey-name'))
    await keys.type('A laptop')
    await typeInto(page, field('passkey-password'), password)
    await keys.press('Enter')
    await page.getByText('A laptop', { exact: true }).waitFor()
    await expectFocus(page, button(visit, 'security:passkeys.add'))

    await pressOn(visit, 'security:recovery.renew')
    await expectFocus(page, field('recovery-codes-password'))
    await keys.type(password)
    await keys.press('Enter')
    await expectFocus(page, heading('security:recovery.new'))
    const recoveryCode = (await page.locator('ol[dir=ltr] li').first().innerText()).trim()
    await pressOn(visit, 'security:recovery.kept')
    await expectFocus(page, heading('security:codes.title'))

    // Signs out by the menu, and in again with the second step.
    await throughMenu(visit)
    await keys.press('Enter')
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell:nav.login') })
      .waitFor()
    await open('/login?callbackUrl=/account/security')
    await typeInto(page, field('account-email'), email)
    await typeInto(page, field('account-password'), password)
    await tabTo(page, page.getByRole('checkbox', { name: t('accounts:login.remember') }))
    await keys.press('Space')
    await keys.press('Enter')
    await heading('accounts:second_step.title').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain(t('accounts:second_step.title'))
    await tabTo(page, page.locator('main summary'))
    await keys.press('Enter')
    await typeInto(page, field('account-recovery_code'), recoveryCode)
    await keys.press('Enter')
    await page.waitForURL(/\/account\/security$/)
    await startOver(visit)
    const token = (await context.cookies()).find(({ name }) => name === 'rihla_token')
    expect(token?.expires).toBeGreaterThan(0)

    await tabTo(
      page,
      page.getByRole('button', { name: t('security:passkeys.remove_named', { name: 'A laptop' }) }),
    )
    await keys.press('Space')
    await typeInto(page, page.locator('input[id^=remove-]'), password)
    await keys.press('Enter')
    await expectFocus(page, heading('security:passkeys.title'))

    await tabTo(page, button(visit, 'security:codes.turn_off'), 'Shift+Tab')
    await keys.press('Enter')
    await expectFocus(page, field('end-codes-password'))
    await keys.type(password)
    // The code after the one already used: a phone's clock may be one step ahead.
    await typeInto(page, field('end-codes-code'), codeOf(secret, siteClock.now(), 1))
    await keys.press('Enter')
    await expectFocus(page, button(visit, 'security:codes.turn_on'))

    await signInElsewhere('Mozilla/5.0 (iPhone) AppleWebKit Version/18.5 Mobile Safari/604.1')
    await signInElsewhere('Mozilla/5.0 (X11; Linux x86_64) Gecko Firefox/143.0')
    await page.reload()
    await scriptRuns(page)
    const phone = t('account:devices.on', { browser: 'Safari', system: 'iPhone' })
    await tabTo(page, page.getByRole('button', { name: t('account:devices.end_named', { device: phone }) }))
    await keys.press('Enter')
    await expectFocus(page, heading('account:devices.title'))
    await pressOn(visit, 'account:devices.end_all')
    await expectFocus(page, heading('account:devices.title'))
  })
})

test.for(IN_ENGLISH)(
  'a booking is cancelled, feedback sent, data taken and the account deleted with the keyboard alone, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, watched } = visit
      const keys = page.keyboard
      const person = await newPerson(visit)
      const { booked } = await booksCars(visit, person)
      const section = async (key: string) => {
        await tabTo(
          page,
          page
            .getByRole('navigation', { name: t('account:title') })
            .getByRole('link', { name: t(key), exact: true }),
        )
        await keys.press('Enter')
        await startOver(visit)
      }

      await open('/account/bookings')
      const cancel = t('account:bookings.of', { action: t('account:bookings.cancel'), reference: booked })
      await tabTo(page, page.getByRole('button', { name: cancel }))
      await keys.press('Enter')
      const dialog = page.getByRole('dialog', { name: t('booking:cancel.title') })
      await dialog.getByText(t('booking:cancel.refund')).waitFor()
      await keysStayIn(page, dialog, 6)
      await keys.press('Escape')
      await expectFocus(page, page.getByRole('button', { name: cancel }))
      await keys.press('Enter')
      await dialog.getByText(t('booking:cancel.refund')).waitFor()
      await tabTo(page, dialog.getByRole('button', { name: t('booking:cancel.confirm') }))
      await keys.press('Enter')
      await expectFocus(
        page,
        page.getByRole('heading', { name: t('account:sections.bookings'), exact: true }),
      )

      await section('account:sections.feedback')
      await pressOn(visit, 'feedback:send')
      await expectFocus(page, page.getByRole('alert'))
      await tabTo(page, page.locator('#feedback-topic'))
      await keys.press('ArrowDown')
      await keys.press('Tab')
      await keys.press('Space')
      await keys.press('ArrowDown')
      await typeInto(page, page.locator('#feedback-message'), 'Calm, and clear.')
      await pressOn(visit, 'feedback:send')
      await expectFocus(page, page.getByRole('status').filter({ hasText: t('feedback:thanks_title') }))

      await section('account:sections.data')
      await tabTo(page, button(visit, 'account:export.send'))
      await Promise.all([page.waitForEvent('download'), keys.press('Enter')])
      await expectFocus(page, button(visit, 'account:export.send'))

      await pressOn(visit, 'account:delete.open')
      await expectFocus(page, page.locator('#delete-password'))
      await pressOn(visit, 'account:delete.keep')
      await expectFocus(page, button(visit, 'account:delete.open'))
      await keys.press('Space')
      await expectFocus(page, page.locator('#delete-password'))
      watched.expectErrorResponse(422, /\/delete-account$/)
      await keys.type('not the password')
      await keys.press('Enter')
      await expectFocus(page, alert(visit))
      await keys.press('Tab')
      await keys.press('Enter')
      await expectFocus(page, page.locator('#delete-password'))
      await retype(page, page.locator('#delete-password'), person.password)
      await keys.press('Enter')
      await page.waitForURL(new RegExp(`/${language}$`))
      await page.getByText(t('account:delete.done')).waitFor()
    })
  },
)

test.for(IN_ARABIC)('a failed request is retried with the keyboard alone, in %s', async (language) => {
  await environment.visit({ language }, async (visit) => {
    const { page, t, open, watched } = visit
    const { first_name, last_name } = await newPerson(visit)
    await page.route('**/api/user/**', (route) => route.abort())
    watched.cutOff(true)
    // A page retries once as it opens: that retry must not succeed before the key is pressed.
    const pressOnceReached = async () => {
      const again = button(visit, 'account:again')
      await tabTo(page, again)
      await page.unroute('**/api/user/**')
      // A press during the page's own retry joins that request, which is aborted: then it is pressed once more.
      const pressed = async () => {
        if ((await again.count()) > 0) await page.keyboard.press('Enter')
        return again.count()
      }
      await expect.poll(pressed, { interval: 500 }).toBe(0)
    }
    await open('/account')
    for (const section of ['coupons', 'invoices'] as const) {
      await tabTo(page, page.getByRole('link', { name: t(`account:sections.${section}`), exact: true }))
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: t('account:unreachable') }).waitFor()
      await pressOnceReached()
      const heading = page.getByRole('heading', {
        level: 2,
        name: t(`account:sections.${section}`),
        exact: true,
      })
      await expectFocus(page, heading)
      await page.route('**/api/user/**', (route) => route.abort())
    }

    await open('/')
    const menu = accountMenu(visit)
    await tabTo(page, menu.locator('summary'))
    await page.keyboard.press('Enter')
    await tabTo(page, menu.getByRole('link', { name: t('shell:nav.account') }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: t('account:unreachable') }).waitFor()
    await pressOnceReached()
    const name = `${first_name} ${last_name}`
    await expectFocus(page, page.getByRole('heading', { level: 1, name, exact: true }))
  })
})
