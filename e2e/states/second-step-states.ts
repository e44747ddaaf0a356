import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { PERSON } from '#testing/builders/accounts/account.ts'
import { secondStepOf } from '#testing/builders/accounts/second-step.ts'
import { fillSignIn, hasAccount, send, somebody } from '../steps/account-steps.ts'
import type { Visit } from '../stage/stage.ts'
import type { PageState } from './states.ts'

/** A new user, signed in in this visit's browser; with authenticator codes turned on if `codes`. */
export async function newcomer(visit: Visit, { codes }: { codes: boolean }) {
  const person = somebody('second-step')
  await hasAccount(visit, person)
  const cookies = await visit.context.cookies()
  const token = cookies.find(({ name }) => name === 'rihla_token')?.value ?? ''
  if (codes) await secondStepOf(visit.site, siteClock.now).confirmCodes(token)
  return { ...person, token }
}

const press = ({ page, t }: Visit, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t(key), exact: true })
    .click()

/** A second step on the account's page and at sign-in. */
export const SECOND_STEP_STATES: readonly PageState[] = [
  {
    name: 'second step: a new secret',
    show: async (visit) => {
      await newcomer(visit, { codes: false })
      await visit.open('/account/security')
      await press(visit, 'security:codes.turn_on')
      await visit.page.locator('#codes-password').fill(PERSON.password)
      await press(visit, 'security:go_on')
      await visit.page.getByRole('img', { name: visit.t('security:codes.qr') }).waitFor()
    },
  },
  {
    name: 'second step: a new passkey',
    show: async (visit) => {
      await newcomer(visit, { codes: false })
      await visit.open('/account/security')
      await press(visit, 'security:passkeys.add')
      await press(visit, 'security:passkeys.make')
      await visit.page.locator('#passkey-name-error').waitFor()
    },
  },
  {
    name: 'second step: new recovery codes',
    show: async (visit) => {
      await newcomer(visit, { codes: true })
      await visit.open('/account/security')
      await press(visit, 'security:recovery.renew')
      await visit.page.locator('#recovery-codes-password').fill(PERSON.password)
      await visit.page
        .locator('form')
        .getByRole('button', { name: visit.t('security:recovery.renew') })
        .click()
      await visit.page.getByRole('heading', { name: visit.t('security:recovery.new') }).waitFor()
    },
  },
  {
    name: 'second step: asked for at sign-in',
    show: async (visit) => {
      const { email, password } = await newcomer(visit, { codes: true })
      await visit.context.clearCookies()
      await visit.open('/login')
      await fillSignIn(visit, email, password)
      await send(visit)
      await visit.page.getByRole('heading', { name: visit.t('accounts:second_step.title') }).waitFor()
    },
  },
]
