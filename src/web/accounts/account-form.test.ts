import { expect, test } from 'vitest'
import { LoginBody } from '#domains/accounts/account.contract.ts'
import { readForm, refusedCall, refusesPassword, type Refusal } from './account-form.ts'

const LoginForm = LoginBody.pick({ email: true, password: true })

function typed(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

function refusalOf(answer: { data: Refusal }): Refusal {
  return answer.data
}

test('a refusal tells the first fault of each field, and keeps what was typed but the password', () => {
  const read = readForm(LoginForm, typed({ email: 'layla@', password: 'a camel crosses slowly' }))
  if (read.ok) throw new Error('this is no e-mail address')
  const refusal = refusalOf(read.refusal)
  expect(refusal.faults).toEqual([{ name: 'email', message: 'Email is not valid' }])
  expect(refusal.kept).toEqual({ email: 'layla@' })
  expect(refusesPassword(refusal)).toBe(false)
})

test('a password that was left out is asked for', () => {
  const read = readForm(LoginForm, typed({ email: 'layla@example.com', password: '' }))
  if (read.ok) throw new Error('there is no password')
  expect(refusalOf(read.refusal).faults).toEqual([{ name: 'password', message: 'Password is Required' }])
})

const problem = (code: string, fields?: object[]) => ({ status: 422, data: { code, title: 'No', fields } })

test.for([
  { error: problem('wrong_credentials'), again: true },
  { error: problem('password_refused', [{ path: 'password', message: 'Too common' }]), again: true },
  { error: problem('password_refused', [{ path: 'new_password', message: 'Too common' }]), again: true },
  { error: problem('invalid_request', [{ path: 'email', message: 'No' }]), again: false },
  { error: problem('too_many_attempts'), again: false },
  { error: { status: 'FETCH_ERROR', error: 'TypeError' }, again: false },
])('the password is typed again only when it was refused: $error', ({ error, again }) => {
  const refusal = refusalOf(refusedCall(typed({ email: 'layla@example.com' }), error))
  expect(refusesPassword(refusal)).toBe(again)
  expect(refusal.kept).toEqual({ email: 'layla@example.com' })
})
