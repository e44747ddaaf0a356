import { expect, test } from 'vitest'
import { nameInMail, type AccountNotification } from './account-mail.ts'

const NAME = 'Layla'

test.for<[AccountNotification, { verified: string; unverified: string | null | undefined }]>([
  ['verify_email', { verified: NAME, unverified: null }],
  ['already_registered', { verified: NAME, unverified: null }],
  ['reset_password', { verified: NAME, unverified: null }],
  ['staff_invited', { verified: NAME, unverified: null }],
  ['partner_invited', { verified: NAME, unverified: null }],
  ['partner_joined', { verified: NAME, unverified: undefined }],
  ['sign_in', { verified: NAME, unverified: undefined }],
  ['password_changed', { verified: NAME, unverified: undefined }],
  ['codes_on', { verified: NAME, unverified: undefined }],
  ['passkey_added', { verified: NAME, unverified: undefined }],
  ['email_change_asked', { verified: NAME, unverified: undefined }],
  ['account_deleted', { verified: NAME, unverified: undefined }],
])(
  'of %s an unproved address is told without a name, or nothing',
  ([notification, { verified, unverified }]) => {
    expect(nameInMail(notification, { firstName: NAME, emailVerified: true })).toBe(verified)
    expect(nameInMail(notification, { firstName: NAME, emailVerified: false })).toBe(unverified)
  },
)

test('the address that an account is to have is named by nobody, whatever was proved before', () => {
  expect(nameInMail('change_email', { firstName: NAME, emailVerified: true })).toBeNull()
})
