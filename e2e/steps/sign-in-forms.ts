import { PERSON } from '#testing/builders/accounts/account.ts'
import { pressedElsewhere } from './account-steps.ts'
import { COMMON, sends, WRONG, type FormsPage } from './stored-form.ts'
import { newPerson } from '../states/account-states.ts'
import { signInWithCodes } from '../states/second-step-states.ts'

/** Every form of signing in and signing up. */
export const SIGN_IN_FORMS: readonly FormsPage[] = [
  {
    name: 'Sign In',
    show: ({ open }) => open('/login'),
    forms: [
      {
        name: 'e-mail and password',
        call: /\/api\/login$/,
        values: {
          '#account-email': 'nobody@example.com',
          '#account-password': WRONG,
          '[name=remember_me]': true,
        },
        button: sends('#account-email'),
        field: ['email', '#account-email'],
        rejections: [
          { name: 'no address', values: { '#account-email': 'nobody@' }, at: '#account-email' },
          { name: 'a wrong password', status: 401 },
        ],
      },
      {
        name: 'a passkey alone',
        call: /\/api\/login\/passkey-options$/,
        values: { '#account-email': 'nobody@example.com', '#account-password': WRONG },
        button: ({ page, t }) =>
          page.getByRole('button', { name: t('accounts:second_step.sign_in_with_passkey') }),
      },
      {
        name: 'another service',
        call: /\/api\/auth\/csrf$/,
        values: { '#account-email': 'nobody@example.com', '#account-password': WRONG },
        button: ({ page }) => page.getByRole('button', { name: 'Google' }),
      },
    ],
  },
  {
    name: 'the second step',
    show: async (visit) => {
      await signInWithCodes(visit)
      await visit.page.locator('#account-code').waitFor()
    },
    forms: [
      {
        name: 'a code',
        call: /\/api\/login\/second-step$/,
        values: { '#account-code': '000 000' },
        button: sends('#account-code'),
        field: ['code', '#account-code'],
        rejections: [
          { name: 'no code', values: { '#account-code': '12' }, at: '#account-code' },
          { name: 'a wrong code', status: 422, at: '#account-code' },
        ],
      },
      {
        name: 'a recovery code',
        call: /\/api\/login\/second-step$/,
        open: ({ page }) => page.locator('main summary').click(),
        values: { '#account-recovery_code': 'abcd-efgh-jkmn-pqrs' },
        button: sends('#account-recovery_code'),
        field: ['recovery_code', '#account-recovery_code'],
        rejections: [
          { name: 'a wrong code', status: 422, at: '#account-recovery_code' },
          {
            name: 'too late',
            status: 410,
            before: async ({ site }) => {
              await site.database.db.deleteFrom('sign_in_challenges').execute()
            },
          },
        ],
      },
    ],
  },
  {
    name: 'Sign Up',
    show: ({ open }) => open('/register'),
    forms: [
      {
        name: 'a new account',
        call: /\/api\/register$/,
        values: {
          '#account-first_name': 'Layla',
          '#account-last_name': 'Haddad',
          '#account-email': 'layla@example.com',
          '#account-password': PERSON.password,
          '#account-phone_country': 'AE',
          '#account-phone': '501234567',
          '#account-referral_code': 'KMRTW7XYZ2',
        },
        button: sends('#account-first_name'),
        field: ['phone.phone', '#account-phone'],
        rejections: [
          { name: 'no name', values: { '#account-first_name': '' }, at: '#account-first_name' },
          { name: 'a short password', values: { '#account-password': 'short' }, at: '#account-password' },
          { name: 'half a phone', values: { '#account-phone': '12' }, at: '#account-phone' },
          {
            name: 'a common password',
            status: 422,
            values: { '#account-password': COMMON },
            at: '#account-password',
          },
        ],
      },
    ],
  },
  {
    name: 'Forgot Password?',
    show: ({ open }) => open('/forgot-password'),
    forms: [
      {
        name: 'a link by mail',
        call: /\/api\/forget-password$/,
        values: { '#account-email': 'nobody@example.com' },
        button: sends('#account-email'),
        field: ['email', '#account-email'],
        rejections: [{ name: 'no address', values: { '#account-email': '@' }, at: '#account-email' }],
      },
    ],
  },
  {
    name: 'the link to another password',
    show: ({ open }) => open(`/reset-password#${'s'.repeat(43)}`),
    forms: [
      {
        name: 'another password',
        call: /\/api\/change-password$/,
        values: { '#account-new_password': 'quiet dunes at first light' },
        button: sends('#account-new_password'),
        field: ['new_password', '#account-new_password'],
        rejections: [
          {
            name: 'a short password',
            values: { '#account-new_password': 'short' },
            at: '#account-new_password',
          },
          { name: 'a link of nobody’s', status: 410 },
        ],
      },
    ],
  },
  {
    name: 'the link that proves an address',
    show: ({ open }) => open(`/verify-email#${'s'.repeat(43)}`),
    forms: [
      {
        name: 'one press',
        call: /\/api\/verify-email$/,
        values: {},
        button: ({ page }) => page.locator('main form button[type=submit]'),
        rejections: [{ name: 'a link of nobody’s', status: 410 }],
      },
    ],
  },
  {
    name: 'the same, for who is not signed in',
    show: async (visit) => {
      await pressedElsewhere(visit, await newPerson(visit))
      await visit.page.locator('#account-password').waitFor()
    },
    forms: [
      {
        name: 'the password of the account',
        call: /\/api\/verify-email$/,
        values: { '#account-password': WRONG },
        button: sends('#account-password'),
        field: ['password', '#account-password'],
        rejections: [
          { name: 'no password', values: { '#account-password': '' }, at: '#account-password' },
          { name: 'a wrong password', status: 422, at: '#account-password' },
        ],
      },
    ],
  },
]
