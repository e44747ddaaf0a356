import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOf } from '#testing/account.ts'
import {
  accountMenu,
  fillSignIn,
  hadAccount,
  hasAccount,
  mailedLink,
  send,
  somebody,
} from './account-steps.ts'
import { LANGUAGES, openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

test.for(LANGUAGES)(
  'another password is chosen by a mailed link, whose secret no address carries, in %s',
  async (language) => {
    const person = somebody(`reset-${language}@example.com`)
    await stage.visit({ language }, async (visit) => {
      const { page, t, site, open, watched } = visit
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''))
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
      watched.expectRefusal(422, /\/api\/change-password$/)
      await send(visit)
      await page.getByRole('alert').waitFor()
      expect(await page.locator('#account-new_password').inputValue()).toBe('password12')
      await page.locator('#account-new_password').fill('quiet dunes at first light')
      await send(visit)
      await page.getByRole('heading', { name: t('accounts:reset.done') }).waitFor()

      await open(link)
      await page.locator('#account-new_password').fill('another quiet dune')
      watched.expectRefusal(410, /\/api\/change-password$/)
      await send(visit)
      await page.getByRole('alert').waitFor()
      await page.getByRole('link', { name: t('accounts:link.another') }).waitFor()
      const secret = link.split('#')[1] ?? ''
      expect(asked.filter((address) => address.includes(secret) && !address.includes(`#${secret}`))).toEqual(
        [],
      )

      await open('/login')
      await fillSignIn(visit, person.email, 'quiet dunes at first light')
      await send(visit)
      await accountMenu(visit).waitFor()
    })
  },
)

test.for(LANGUAGES)(
  'an address is proved by a press, and not by looking at the link, in %s',
  async (language) => {
    const person = somebody(`verify-${language}@example.com`)
    await stage.visit({ language }, async (visit) => {
      const { page, t, site, open } = visit
      await hasAccount(visit, person)
      const link = await mailedLink(site, person.email, 'verify-email')
      await open(link)
      const proved = async () =>
        (await accountOf(site).login({ email: person.email })).body.user.email_verified as boolean
      await page.getByRole('button', { name: t('accounts:verify.send') }).waitFor()
      expect(await proved()).toBe(false)
      await send(visit)
      await page.getByRole('heading', { name: t('accounts:verify.done') }).waitFor()
      expect(await proved()).toBe(true)
    })
  },
)

test('a link that lost its end says so, and the way to another', async () => {
  await stage.visit({}, async ({ page, t, open }) => {
    await open('/reset-password#short')
    await page.getByText(t('accounts:link.missing_title')).waitFor()
    await page.getByRole('link', { name: t('accounts:link.another') }).click()
    await page.getByRole('heading', { level: 1, name: t('accounts:forgot.title') }).waitFor()
  })
})

test('a mailed link survives another choice of language', async () => {
  await stage.visit({}, async ({ page, t, open }) => {
    await open(`/verify-email#${'s'.repeat(43)}`)
    await page.getByRole('button', { name: t('accounts:verify.send') }).waitFor()
    await page.getByRole('banner').locator('a[hreflang=ar]').click()
    await page.waitForURL(/\/ar\/verify-email#s{43}$/)
    await page.locator('main form button[type=submit]').waitFor()
  })
})
