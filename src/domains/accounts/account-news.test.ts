import { expect, test } from 'vitest'
import { nameInMail, type AccountNews } from './account-news.ts'

const NAME = 'Layla'

test.for<[AccountNews, { proved: string; unproved: string | null | undefined }]>([
  ['verify_email', { proved: NAME, unproved: null }],
  ['already_registered', { proved: NAME, unproved: null }],
  ['reset_password', { proved: NAME, unproved: null }],
  ['staff_invited', { proved: NAME, unproved: null }],
  ['partner_invited', { proved: NAME, unproved: null }],
  ['partner_joined', { proved: NAME, unproved: undefined }],
  ['sign_in', { proved: NAME, unproved: undefined }],
  ['password_changed', { proved: NAME, unproved: undefined }],
  ['codes_on', { proved: NAME, unproved: undefined }],
  ['passkey_added', { proved: NAME, unproved: undefined }],
  ['email_change_asked', { proved: NAME, unproved: undefined }],
  ['account_deleted', { proved: NAME, unproved: undefined }],
])('of %s an unproved address is told without a name, or nothing', ([news, { proved, unproved }]) => {
  expect(nameInMail(news, { firstName: NAME, emailVerified: true })).toBe(proved)
  expect(nameInMail(news, { firstName: NAME, emailVerified: false })).toBe(unproved)
})

test('the address that an account is to have is named by nobody, whatever was proved before', () => {
  expect(nameInMail('change_email', { firstName: NAME, emailVerified: true })).toBeNull()
})
