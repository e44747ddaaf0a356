import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { PERSON } from '#testing/builders/accounts/account.ts'
import { authenticator } from '#testing/stand-ins/authenticator.ts'
import { photo } from '#testing/builders/accounts/images.ts'
import { secondStepOf } from '#testing/builders/accounts/second-step.ts'
import { newPerson } from '../states/account-states.ts'
import { COMMON, sends, WRONG, type FormRejection, type FormsPage, type StoredForm } from './stored-form.ts'
import { addPasskeyDevice } from './passkey-device.ts'
import { hasRented } from './rating-steps.ts'
import { newPersonWithCodes } from '../states/second-step-states.ts'
import type { Visit } from '../environment/environment.ts'

const press =
  (key: string) =>
  ({ page, t }: Visit) =>
    page
      .getByRole('main')
      .getByRole('button', { name: t(key), exact: true })
      .first()
      .click()

const wrongPassword = (at: string): FormRejection => ({
  name: 'a wrong password',
  status: 422,
  values: { [at]: WRONG },
  at,
})

/** A form that only requires the password again. */
const passwordAgain = (name: string, key: string, call: RegExp, field: string): StoredForm => ({
  name,
  call,
  open: press(key),
  values: { [field]: PERSON.password },
  button: sends(field),
  field: ['password', field],
  rejections: [wrongPassword(field)],
})

/** Opens a page as a new user. */
const signedInAt = (path: string) => async (visit: Visit) => {
  await newPerson(visit)
  await visit.open(path)
}

/** The fields of a new passkey, which keep their values when the device has made it. */
const NEW_PASSKEY = {
  values: { '#passkey-name': 'A laptop', '#passkey-password': PERSON.password },
  button: sends('#passkey-name'),
}

/** Every form of a signed-in user. */
export const ACCOUNT_FORMS: readonly FormsPage[] = [
  {
    name: 'the profile',
    show: signedInAt('/account'),
    forms: [
      {
        name: 'the picture',
        call: /\/user\/update-image$/,
        open: async ({ page }) => {
          const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() }
          await page.locator('input[type=file]').setInputFiles(file)
        },
        values: {},
        button: ({ page, t }) => page.getByRole('button', { name: t('picture:save') }),
        still: ({ page, t }) => page.getByRole('img', { name: t('picture:preview') }).waitFor(),
      },
      {
        name: 'name and phone',
        call: /\/user\/update_profile$/,
        values: {
          '#profile-first_name': 'Mona',
          '#profile-last_name': 'Saleh',
          '#profile-phone_country': 'SA',
          '#profile-phone': '055 555 5555',
        },
        button: sends('#profile-first_name'),
        field: ['phone.phone', '#profile-phone'],
        rejections: [
          { name: 'no name', values: { '#profile-last_name': '' }, at: '#profile-last_name' },
          { name: 'half a phone', values: { '#profile-phone': '12' }, at: '#profile-phone' },
          {
            name: 'a phone of no country',
            values: { '#profile-phone_country': '' },
            at: '#profile-phone',
          },
        ],
      },
      {
        name: 'another address',
        call: /\/user\/change-email$/,
        open: press('account:email.change'),
        values: { '#email-email': 'mona@example.com', '#email-password': PERSON.password },
        button: sends('#email-email'),
        field: ['email', '#email-email'],
        rejections: [
          { name: 'no address', values: { '#email-email': 'mona' }, at: '#email-email' },
          wrongPassword('#email-password'),
        ],
      },
      {
        name: 'the language of mails',
        call: /\/user\/update-language$/,
        values: { '#language-lang_id': '2' },
        button: sends('#language-lang_id'),
      },
    ],
  },
  {
    name: 'the safety of an account',
    show: async (visit) => {
      await newPerson(visit)
      await addPasskeyDevice(visit.page)
      await visit.open('/account/security')
    },
    forms: [
      {
        name: 'another password',
        call: /\/api\/change-password$/,
        values: {
          '#password-current_password': PERSON.password,
          '#password-new_password': 'two camels cross slowly',
        },
        button: sends('#password-new_password'),
        field: ['new_password', '#password-new_password'],
        rejections: [
          {
            name: 'a common password',
            status: 422,
            values: { '#password-new_password': COMMON },
            at: '#password-new_password',
          },
          {
            name: 'a wrong password',
            status: 422,
            values: { '#password-current_password': WRONG },
            at: '#password-current_password',
          },
        ],
      },
      passwordAgain('codes', 'security:codes.turn_on', /\/second-step\/codes$/, '#codes-password'),
      {
        name: 'the first code',
        call: /\/second-step\/confirm-codes$/,
        open: async ({ page }) => {
          await page.locator('#codes-password').fill(PERSON.password)
          await page.locator('form:has(#codes-password) button[type=submit]').click()
        },
        values: { '#first-code-code': '000000' },
        button: sends('#first-code-code'),
        field: ['code', '#first-code-code'],
        rejections: [{ name: 'a wrong code', status: 422, at: '#first-code-code' }],
      },
      {
        name: 'a passkey',
        call: /\/second-step\/new-passkey$/,
        open: press('security:passkeys.add'),
        ...NEW_PASSKEY,
        field: ['password', '#passkey-password'],
        rejections: [
          { name: 'no name', values: { '#passkey-name': '' }, at: '#passkey-name' },
          wrongPassword('#passkey-password'),
        ],
      },
      {
        name: 'a passkey that the device has made',
        call: /\/second-step\/add-passkey$/,
        ...NEW_PASSKEY,
        field: ['name', '#passkey-name'],
      },
    ],
  },
  {
    name: 'the second step of an account',
    show: async (visit) => {
      const { token } = await newPersonWithCodes(visit)
      const passkey = authenticator({ origin: visit.site.url, rpId: 'localhost' })
      await secondStepOf(visit.site, siteClock.now).addPasskey(token, passkey)
      await visit.open('/account/security')
    },
    forms: [
      {
        name: 'the end of codes',
        call: /\/second-step\/end-codes$/,
        open: press('security:codes.turn_off'),
        values: { '#end-codes-password': PERSON.password, '#end-codes-code': '000000' },
        button: sends('#end-codes-code'),
        field: ['code', '#end-codes-code'],
        rejections: [
          wrongPassword('#end-codes-password'),
          { name: 'a wrong code', status: 422, at: '#end-codes-code' },
        ],
      },
      {
        name: 'the end of codes by a recovery code',
        call: /\/second-step\/end-codes$/,
        open: press('security:codes.with_recovery'),
        values: {
          '#end-codes-password': PERSON.password,
          '#end-codes-recovery_code': 'ABCD-EFGH-JKMN-PQRS',
        },
        button: sends('#end-codes-recovery_code'),
        field: ['recovery_code', '#end-codes-recovery_code'],
        rejections: [{ name: 'a wrong code', status: 422, at: '#end-codes-recovery_code' }],
      },
      {
        ...passwordAgain('a passkey less', '', /\/second-step\/remove-passkey$/, 'input[id^=remove-]'),
        open: ({ page, t }) =>
          page
            .getByRole('button', { name: t('security:passkeys.remove_named', { name: 'A phone' }) })
            .click(),
      },
      passwordAgain(
        'new recovery codes',
        'security:recovery.renew',
        /\/second-step\/recovery-codes$/,
        '#recovery-codes-password',
      ),
    ],
  },
  {
    name: 'the end of an account',
    show: signedInAt('/account/data'),
    forms: [
      passwordAgain('deleting it', 'account:delete.open', /\/user\/delete-account$/, '#delete-password'),
    ],
  },
  {
    name: 'feedback',
    show: signedInAt('/account/feedback'),
    forms: [
      {
        name: 'a message',
        call: /\/user\/feedback$/,
        values: {
          '#feedback-topic': 'payment',
          '#feedback-score-2': true,
          '#feedback-message': 'Two\nlines',
        },
        button: sends('#feedback-topic'),
        rejections: [{ name: 'no message', values: { '#feedback-message': '' }, at: '#feedback-message' }],
      },
    ],
  },
  {
    name: 'a rental that is over',
    show: async (visit) => {
      const reference = await hasRented(visit.site, await newPerson(visit))
      await visit.open(`/booking/${reference}`)
      await visit.page.getByRole('button', { name: visit.t('rating:open') }).click()
    },
    forms: [
      {
        name: 'its rating',
        call: /\/user\/rating$/,
        values: {
          '#rating-4': true,
          '#rating-desk-2': true,
          '[role=dialog] textarea': 'Clean car\nslow desk',
        },
        button: ({ page, t }) => page.getByRole('dialog').getByRole('button', { name: t('rating:send') }),
      },
    ],
  },
]
