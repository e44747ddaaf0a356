import { expect, test } from 'vitest'
import {
  fillSignIn,
  mailedLink,
  pressedElsewhere,
  send,
  sendByKeys,
  createPerson,
} from '../../steps/account-steps.ts'
import { expectFocus, focused, tabTo } from '../../steps/keys.ts'
import { providerEnvironment } from '../../environment/provider-environment.ts'
import { IN_ARABIC, IN_ENGLISH, scriptRuns, type Visit } from '../../environment/environment.ts'

const { provider, environment } = await providerEnvironment()

async function byService({ page, site, open, watched, language }: Visit, email: string, isVerified: boolean) {
  const name = { name: 'Omar Saleh', given_name: 'Omar', family_name: 'Saleh' }
  provider.state.person = { sub: email, email, email_verified: isVerified, ...name }
  watched.allow(provider.issuer)
  await open('/login?callbackUrl=/account/security')
  await page.getByRole('button', { name: 'Google' }).click()
  await page.waitForURL(`${site.url}/${language}/account/security`)
}

test.for(IN_ARABIC)(
  'who signs in by another service chooses a first password by mail (%s)',
  async (language) => {
    const { email } = createPerson(`omar-${language}`)
    const password = 'a camel crosses slowly'
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, site } = visit
      await byService(visit, email, true)
      const heading = (key: string) => page.getByRole('heading', { name: t(key), exact: true })
      await heading('account:choose_password.title').waitFor()
      expect(await page.locator('main input').count()).toBe(0)

      await open('/account/data')
      await page.getByText(t('account:choose_password.needed')).waitFor()
      expect(await page.getByRole('button', { name: t('account:delete.open') }).count()).toBe(0)
      await page.getByRole('button', { name: t('account:choose_password.send') }).click()
      await page.getByText(t('account:choose_password.sent', { email: `\u2066${email}\u2069` })).waitFor()

      await open(await mailedLink(site, email, 'reset-password'))
      await page.locator('#account-new_password').fill(password)
      await send(visit)
      await heading('accounts:reset.done').waitFor()
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell:nav.login') })
        .waitFor()
      await open('/login?callbackUrl=/account/security')
      await fillSignIn(visit, email, password)
      await send(visit)
      await heading('account:password.title').waitFor()
      await page.getByRole('button', { name: t('security:codes.turn_on') }).waitFor()
      expect(await heading('account:choose_password.title').count()).toBe(0)

      // A page left open would go on sending requests, signed out.
      await page.goto('about:blank')
      await visit.context.clearCookies()
      await byService(visit, email, true)
      await heading('account:password.title').waitFor()
    })
  },
)

test.for(IN_ENGLISH)(
  'whose address the service has not proved signs in to it by keys alone to confirm their address elsewhere (%s)',
  async (language) => {
    const person = createPerson(`elsewhere-${language}`)
    const { email } = person
    await environment.visit({ language }, async (visit) => {
      const { page, t, site } = visit
      await byService(visit, email, false)
      // A page left open would go on sending requests, signed out.
      await page.goto('about:blank')
      await pressedElsewhere(visit, person, sendByKeys)
      await expectFocus(
        page,
        page.getByRole('status').filter({ hasText: t('accounts:verify.sign_in_title') }),
      )
      await tabTo(page, page.getByRole('main').getByRole('link', { name: t('accounts:login.title') }))
      await page.keyboard.press('Enter')
      await page.waitForURL(`${site.url}/${language}/login?callbackUrl=%2Fverify-email`)
      await expect.poll(async () => (await focused(page)).id).toBe('content')
      await tabTo(page, page.getByRole('button', { name: 'Google' }))
      await page.keyboard.press('Enter')
      await page.waitForURL(`${site.url}/${language}/verify-email`)
      await scriptRuns(page)
      await sendByKeys(visit)
      await page.getByRole('heading', { name: t('accounts:verify.done') }).waitFor()
    })
  },
)

test('whose address the service has not proved does that first', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t } = visit
    await byService(visit, 'unproved@example.com', false)
    await page
      .getByRole('link', { name: t('account:choose_password.prove') })
      .first()
      .click()
    await page.getByRole('button', { name: t('account:email.again') }).waitFor()
  })
})
