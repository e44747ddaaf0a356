import {
  fillSignIn,
  hadAccount,
  hasAccount,
  mailedLink,
  openAccountMenu,
  pressedElsewhere,
  send,
  createPerson,
} from '../steps/account-steps.ts'
import type { PageState } from './states.ts'

const newTraveller = () => createPerson('sign-in')

/** States of every kind of sign-in, successful and rejected. */
export const SIGN_IN_STATES: readonly PageState[] = [
  {
    name: 'sign in',
    show: ({ open }) => open('/login?error=SessionRequired&callbackUrl=/manage-booking'),
  },
  {
    name: 'sign in refused',
    show: async (visit) => {
      await visit.open('/login')
      await fillSignIn(visit, 'nobody@example.com', 'not the password')
      visit.watched.expectErrorResponse(401, /\/api\/login$/)
      await send(visit)
      await visit.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'sign up with faults',
    show: async (visit) => {
      await visit.open('/register?ref=KMRTW7XYZ2')
      await send(visit)
      await visit.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'registered',
    show: ({ open }) => open('/registered?callbackUrl=%2Fdeals'),
  },
  {
    name: 'forgotten password',
    show: ({ open }) => open('/forgot-password'),
  },
  {
    name: 'forgotten password, mailed',
    show: async (visit) => {
      await visit.open('/forgot-password')
      await visit.page.locator('#account-email').fill('nobody@example.com')
      await send(visit)
      await visit.page.getByRole('heading', { name: visit.t('accounts:forgot.done') }).waitFor()
    },
  },
  {
    name: 'another password',
    show: async (visit) => {
      await visit.open(`/reset-password#${'s'.repeat(43)}`)
      await send(visit)
      await visit.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'a link that is not whole',
    show: async ({ open, page, t }) => {
      await open('/reset-password')
      await page.getByText(t('accounts:link.missing_title')).waitFor()
    },
  },
  {
    name: 'sign in by a mailed link',
    show: async ({ open, page, t }) => {
      await open(`/sign-in-link?token=${'s'.repeat(43)}&callbackUrl=%2F`)
      await page.getByRole('button', { name: t('accounts:sign_in_link.send') }).waitFor()
    },
  },
  {
    name: 'confirm an address',
    show: async ({ open, page, t }) => {
      await open(`/verify-email#${'s'.repeat(43)}`)
      await page.getByRole('button', { name: t('accounts:verify.send') }).waitFor()
    },
  },
  {
    name: 'signed in',
    show: async (visit) => {
      await hasAccount(visit, newTraveller())
      await visit.open('/logout')
      await openAccountMenu(visit.page)
    },
  },
  {
    name: 'error of a sign-in',
    show: ({ open }) => open('/error?error=Verification'),
  },
  {
    name: 'sign in, by who is signed in',
    show: async (visit) => {
      await hasAccount(visit, newTraveller())
      await visit.open('/login')
    },
  },
  {
    name: 'sign in, after another service refused',
    show: ({ open }) => open('/login?error=OAuthAccountNotLinked'),
  },
  {
    name: 'forgotten password with faults',
    show: async (visit) => {
      await visit.open('/forgot-password')
      await send(visit)
      await visit.page.locator('#account-email-error').waitFor()
    },
  },
  {
    name: 'a link that is over',
    show: async (visit) => {
      await visit.open(`/reset-password#${'s'.repeat(43)}`)
      await visit.page.locator('#account-new_password').fill('quiet dunes at first light')
      visit.watched.expectErrorResponse(410, /\/change-password$/)
      await send(visit)
      await visit.page.getByRole('link', { name: visit.t('accounts:link.another') }).waitFor()
    },
  },
  {
    name: 'another password chosen',
    show: async (visit) => {
      const person = newTraveller()
      await hadAccount(visit, person)
      await visit.site.call('/api/forget-password', { body: { email: person.email } })
      await visit.open(await mailedLink(visit.site, person.email, 'reset-password'))
      await visit.page.locator('#account-new_password').fill('quiet dunes at first light')
      await send(visit)
      await visit.page.getByRole('heading', { name: visit.t('accounts:reset.done') }).waitFor()
    },
  },
  {
    name: 'an address to confirm by a password',
    show: async (visit) => {
      const person = newTraveller()
      await hasAccount(visit, person)
      await pressedElsewhere(visit, person)
      await visit.page.locator('#account-password').waitFor()
    },
  },
  {
    name: 'an address to confirm after a sign-in',
    show: async (visit) => {
      const person = newTraveller()
      await hasAccount(visit, person)
      const { db } = visit.site.database
      await db.updateTable('users').set({ password_hash: null }).where('email', '=', person.email).execute()
      await pressedElsewhere(visit, person)
      await visit.page.getByText(visit.t('accounts:verify.sign_in_title')).waitFor()
    },
  },
  {
    name: 'an address confirmed',
    show: async (visit) => {
      const person = newTraveller()
      await hasAccount(visit, person)
      await visit.open(await mailedLink(visit.site, person.email, 'verify-email'))
      await send(visit)
      await visit.page.getByRole('heading', { name: visit.t('accounts:verify.done') }).waitFor()
    },
  },
  {
    name: 'signed out',
    show: ({ open }) => open('/logout'),
  },
]
