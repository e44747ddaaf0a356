import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { PERSON } from '#testing/builders/accounts/account.ts'
import { secondStepOf } from '#testing/builders/accounts/second-step.ts'
import { fillSignIn, send } from '../steps/account-steps.ts'
import type { Visit } from '../environment/environment.ts'
import { newPerson, type NewPerson } from './account-states.ts'
import type { PageState } from './states.ts'

/** A new user who signs in with an authenticator's codes too. */
export async function newPersonWithCodes(visit: Visit): Promise<NewPerson> {
  const person = await newPerson(visit)
  await secondStepOf(visit.site, siteClock.now).confirmCodes(person.token)
  return person
}

/** Signs in as a new person with codes, up to the page that requires the second step. */
export async function signInWithCodes(visit: Visit): Promise<void> {
  const { email, password } = await newPersonWithCodes(visit)
  await visit.context.clearCookies()
  await visit.open('/login')
  await fillSignIn(visit, email, password)
  await send(visit)
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
      await newPerson(visit)
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
      await newPerson(visit)
      await visit.open('/account/security')
      await press(visit, 'security:passkeys.add')
      await press(visit, 'security:passkeys.make')
      await visit.page.locator('#passkey-name-error').waitFor()
    },
  },
  {
    name: 'second step: new recovery codes',
    show: async (visit) => {
      await newPersonWithCodes(visit)
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
      await signInWithCodes(visit)
      await visit.page.getByRole('heading', { name: visit.t('accounts:second_step.title') }).waitFor()
    },
  },
]
