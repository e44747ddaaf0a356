import { beforeAll, expect, test } from 'vitest'
import { newPerson } from '../../states/account-states.ts'
import { isMailed, findEnquiry, READ_MS } from '../../steps/enquiry-steps.ts'
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

test.for(IN_ARABIC)(
  'feedback from the account is sent and answered by a mail with its number, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, open, t } = visit
      const { id, email } = await newPerson(visit)
      await open('/account/feedback')
      await page.locator('#feedback-topic').selectOption('payment')
      await page.locator('#feedback-score-4').check({ force: true })
      await page.locator('#feedback-message').fill('Calm, and clear.\nواضح')
      await page.waitForTimeout(READ_MS)
      await page.getByRole('button', { name: t('feedback:send') }).click()
      const thanks = page.getByRole('status').filter({ hasText: t('feedback:thanks_title') })
      const number = /E-\d{4}-\d{4}/.exec(await thanks.innerText())?.[0] ?? ''
      expect(await findEnquiry(visit, number)).toMatchObject({
        kind: 'feedback',
        state: 'new',
        user_id: id,
        page: '/account/feedback',
        message: 'Calm, and clear.\nواضح',
        content: { topic: 'payment', score: 4 },
      })
      await isMailed(visit, email, number)
    })
  },
)

test.for(IN_ENGLISH)(
  'before its script, feedback is rejected, preserved, sent once and answered by mail, in %s',
  async (language) => {
    await environment.visit({ language, javaScriptEnabled: false }, async (visit) => {
      const { page, site, t, watched } = visit
      const { email } = await newPerson(visit)
      await page.goto(`${site.url}/${language}/account/feedback`)
      watched.expectErrorResponse(422, /\/account\/feedback$/)
      await page.locator('#feedback-message').fill('First line\nالسطر الثاني')
      await page.getByRole('button', { name: t('feedback:send') }).click()
      await page.locator('#feedback-topic-error').waitFor()
      expect(await page.locator('#feedback-score-error').count()).toBe(1)
      expect(await page.locator('#feedback-message').inputValue()).toBe('First line\nالسطر الثاني')
      await page.locator('#feedback-topic').selectOption('booking')
      await page.locator('#feedback-score-5').check({ force: true })
      await page.waitForTimeout(READ_MS)
      await page.getByRole('button', { name: t('feedback:send') }).click()
      const thanks = page.getByRole('status').filter({ hasText: t('feedback:thanks_title') })
      const number = /E-\d{4}-\d{4}/.exec(await thanks.innerText())?.[0] ?? ''
      await page.reload()
      expect(await thanks.innerText()).toContain(number)
      expect(await findEnquiry(visit, number)).toMatchObject({
        message: 'First line\nالسطر الثاني',
        content: { topic: 'booking', score: 5 },
      })
      await isMailed(visit, email, number)
    })
  },
)
