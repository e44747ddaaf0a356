import { beforeAll, expect, test } from 'vitest'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { PERSON } from '#testing/builders/accounts/account.ts'
import { codeOf } from '#testing/builders/accounts/second-step.ts'
import {
  accountMenu,
  fillSignIn,
  hasAccount,
  send,
  signOut,
  createPerson,
} from '../../steps/account-steps.ts'
import { addPasskeyDevice } from '../../steps/passkey-device.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  type BrowserEnvironment,
  type Visit,
  sharedEnvironment,
} from '../../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

const button = ({ page, t }: Visit, key: string) =>
  page.getByRole('main').getByRole('button', { name: t(key), exact: true })

/** The code in the digits of an Arabic keyboard. */
const arabicDigits = (code: string) => code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))

/** Recovery codes as the page shows them; confirms that they are saved. */
async function saveRecoveryCodes(visit: Visit): Promise<string[]> {
  const { page, t } = visit
  const heading = page.getByRole('heading', { name: t('security:recovery.new') })
  await heading.waitFor()
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  const codes = await page.locator('ol[dir=ltr] li').allTextContents()
  await button(visit, 'security:recovery.kept').click()
  await heading.waitFor({ state: 'detached' })
  return codes
}

async function endSession(visit: Visit): Promise<void> {
  await signOut(visit)
  const login = visit.page.getByRole('banner').getByRole('link', { name: visit.t('shell:nav.login') })
  await login.waitFor()
}

test.for(IN_ENGLISH)(
  'codes of an app are turned on, required at the next sign-in, and turned off, in %s',
  async (language) => {
    const person = createPerson(`codes-${language}`)
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, watched } = visit
      await hasAccount(visit, person)
      await open('/account/security')
      await button(visit, 'security:codes.turn_on').click()
      await page.locator('#codes-password').fill(PERSON.password)
      await button(visit, 'security:go_on').click()
      await page.getByRole('img', { name: t('security:codes.qr') }).waitFor()
      const secret = (await page.locator('bdi.select-all').first().innerText()).replaceAll(/\s/g, '')
      const code = page.locator('#first-code-code')
      expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
      watched.expectErrorResponse(422, /confirm-codes$/)
      await code.fill('000000')
      await button(visit, 'security:codes.turn_on').click()
      await page.getByRole('alert').waitFor()
      await code.fill(codeOf(secret, siteClock.now()))
      await button(visit, 'security:codes.turn_on').click()
      const [recoveryCode = '', ...others] = await saveRecoveryCodes(visit)
      expect(others).toHaveLength(9)
      await page.getByText(t('security:codes.on'), { exact: true }).waitFor()

      await endSession(visit)
      await open('/login')
      await fillSignIn(visit, person.email, person.password)
      await send(visit)
      await page.getByRole('heading', { level: 1, name: t('accounts:second_step.title') }).waitFor()
      // The code after the one already used: a phone's clock may be one step ahead.
      const nextCode = codeOf(secret, siteClock.now(), 1)
      await page.locator('#account-code').fill(arabicDigits(`${nextCode.slice(0, 3)} ${nextCode.slice(3)}`))
      await send(visit)
      await accountMenu(visit).waitFor()

      await open('/account/security')
      await button(visit, 'security:codes.turn_off').click()
      await button(visit, 'security:codes.with_recovery').click()
      await page.locator('#end-codes-password').fill(PERSON.password)
      await page.locator('#end-codes-recovery_code').fill(recoveryCode)
      await button(visit, 'security:codes.turn_off').click()
      await button(visit, 'security:codes.turn_on').waitFor()
    })
  },
)

test.for(IN_ARABIC)(
  'a passkey is made, signs in without the password and after it, and is removed, in %s',
  async (language) => {
    const person = createPerson(`passkey-${language}`)
    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      await hasAccount(visit, person)
      await addPasskeyDevice(page)
      await open('/account/security')
      await button(visit, 'security:passkeys.add').click()
      await page.locator('#passkey-name').fill('A laptop')
      await page.locator('#passkey-password').fill(PERSON.password)
      await button(visit, 'security:passkeys.make').click()
      const [recoveryCode = ''] = await saveRecoveryCodes(visit)
      await page.getByText('A laptop', { exact: true }).waitFor()

      await endSession(visit)
      await open('/login')
      await button(visit, 'accounts:second_step.sign_in_with_passkey').click()
      await accountMenu(visit).waitFor()

      await endSession(visit)
      await open('/login')
      await fillSignIn(visit, person.email, person.password)
      await send(visit)
      await button(visit, 'accounts:second_step.passkey').click()
      await accountMenu(visit).waitFor()

      await endSession(visit)
      await open('/login')
      await fillSignIn(visit, person.email, person.password)
      await send(visit)
      await page.getByText(t('accounts:second_step.lost')).click()
      await page.locator('#account-recovery_code').fill(recoveryCode.toLowerCase())
      await send(visit)
      await accountMenu(visit).waitFor()

      await open('/account/security')
      await page.getByText(t('security:recovery.left', { count: 9 })).waitFor()
      await page
        .getByRole('button', { name: t('security:passkeys.remove_named', { name: 'A laptop' }) })
        .click()
      await page.locator('input[id^=remove-]').fill(PERSON.password)
      await button(visit, 'security:passkeys.remove').last().click()
      await page.getByText('A laptop', { exact: true }).waitFor({ state: 'detached' })
    })
  },
)
