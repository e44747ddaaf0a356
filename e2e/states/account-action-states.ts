import { authenticator } from '#testing/stand-ins/authenticator.ts'
import { secondStepOf } from '#testing/builders/accounts/second-step.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { booksCars, newPerson } from './account-states.ts'
import { fillSignIn, send } from '../steps/account-steps.ts'
import { hasRented } from '../steps/rating-steps.ts'
import type { Visit } from '../environment/environment.ts'
import type { PageState } from './states.ts'

const WRONG = 'not the password'
const PHONE = 'Mozilla/5.0 (iPhone) AppleWebKit Version/18.5 Mobile Safari/604.1'

const button = ({ page, t }: Visit, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t(key), exact: true })
    .first()
const sendOf = ({ page }: Visit, field: string) => page.locator(`form:has(${field}) button[type=submit]`)

/** A new user who is also signed in on a phone, with authenticator codes and a passkey. */
async function wellGuarded(visit: Visit) {
  const { site } = visit
  const { email, password, token } = await newPerson(visit)
  await site.call('/api/login', { body: { email, password }, headers: { 'user-agent': PHONE } })
  const { confirmCodes, addPasskey } = secondStepOf(site, siteClock.now)
  await confirmCodes(token)
  await addPasskey(token, authenticator({ origin: site.url, rpId: new URL(site.url).hostname }))
  return { email, password }
}

/** States of My Account during a form, and after its rejection. */
export const ACCOUNT_ACTION_STATES: readonly PageState[] = [
  {
    name: 'account: changes of the profile refused',
    show: async (visit) => {
      const { page, open, watched } = visit
      await newPerson(visit)
      await open('/account')
      const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
      await page.locator('input[type=file]').setInputFiles(file)
      watched.expectErrorResponse(415, /\/user\/update-image$/)
      await button(visit, 'picture:save').click()
      await page.getByRole('alert').waitFor()
      await button(visit, 'account:email.change').click()
      await page.locator('#email-email').fill('mona@example.com')
      await page.locator('#email-password').fill(WRONG)
      watched.expectErrorResponse(422, /\/change-email$/)
      await sendOf(visit, '#email-email').click()
      await page.locator('#email-password-error').waitFor()
    },
  },
  {
    name: 'account: past bookings',
    show: async (visit) => {
      await hasRented(visit.site, await newPerson(visit))
      await visit.open('/account/bookings?show=past')
      await button(visit, 'rating:open').waitFor()
    },
  },
  {
    name: 'account: cancelled bookings',
    show: async (visit) => {
      const { page, open, t, site } = visit
      const person = await newPerson(visit)
      const { booked } = await booksCars(visit, person)
      const { body } = await site.call(`/api/user/booking?reference=${booked}`, { token: person.token })
      await site.call('/api/user/cancle-booking', {
        token: person.token,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { booking_id: body.items[0].booking_id },
      })
      await site.app.runJob('settle bookings')
      await open('/account/bookings?show=cancelled')
      await page.getByText(t('terms:booking_status.cancelled'), { exact: true }).waitFor()
    },
  },
  {
    name: 'account: feedback given',
    show: async (visit) => {
      const { page, open, t } = visit
      await newPerson(visit)
      await open('/account/feedback')
      await page.locator('#feedback-topic').selectOption('payment')
      await page.locator('#feedback-score-4').check({ force: true })
      await page.locator('#feedback-message').fill('Calm, and clear.')
      await button(visit, 'feedback:send').click()
      await page.getByText(t('feedback:thanks_title')).waitFor()
    },
  },
  {
    name: 'account: a section out of reach',
    show: async (visit) => {
      const { page, open, t, watched } = visit
      await newPerson(visit)
      watched.cutOff(true)
      await page.route('**/api/user/coupons**', (route) => route.abort())
      await open('/account')
      await page.getByRole('link', { name: t('account:sections.coupons'), exact: true }).click()
      await page.getByRole('heading', { name: t('account:unreachable') }).waitFor()
    },
  },
  {
    name: 'account: security, with changes refused',
    show: async (visit) => {
      const { page, open, t, watched } = visit
      await wellGuarded(visit)
      await open('/account/security')
      await page.locator('#password-current_password').fill(WRONG)
      await page.locator('#password-new_password').fill('two camels cross slowly')
      watched.expectErrorResponse(422, /\/change-password$/)
      await sendOf(visit, '#password-new_password').click()
      await page.getByRole('alert').waitFor()
      await button(visit, 'security:codes.turn_off').click()
      await sendOf(visit, '#end-codes-code').click()
      await page.locator('#end-codes-code-error').waitFor()
      await page
        .getByRole('button', { name: t('security:passkeys.remove_named', { name: 'A phone' }) })
        .click()
      await button(visit, 'security:passkeys.add').click()
      await page.locator('#passkey-name').waitFor()
    },
  },
  {
    name: 'second step: refused at sign-in',
    show: async (visit) => {
      const { page, open, watched, context } = visit
      const { email, password } = await wellGuarded(visit)
      await context.clearCookies()
      await open('/login')
      await fillSignIn(visit, email, password)
      await send(visit)
      await page.locator('main summary').click()
      await page.locator('#account-recovery_code').fill('ABCD-EFGH-JKMN-PQRS')
      watched.expectErrorResponse(422, /\/login\/second-step$/)
      await send(visit)
      await page.locator('#account-recovery_code-error').waitFor()
    },
  },
  {
    name: 'rating a rental, out of reach',
    show: async (visit) => {
      const { page, open, t, watched } = visit
      const reference = await hasRented(visit.site, await newPerson(visit))
      await open(`/booking/${reference}`)
      watched.cutOff(true)
      await page.route('**/api/user/rating**', (route) => route.abort())
      await page.getByRole('button', { name: t('rating:open') }).click()
      await page.locator('#rating-4').check({ force: true })
      await page.getByRole('button', { name: t('rating:send') }).click()
      await page.getByRole('dialog').getByRole('alert').waitFor()
    },
  },
]
