import { expect, test } from 'vitest'
import { LoginBody } from '#domains/accounts/account.contract.ts'
import { readForm, refusedCall, type Refusal } from './account-form.ts'

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
  expect(refusal.faults).toEqual([{ name: 'email', message: 'email_invalid' }])
  expect(refusal.kept).toEqual({ email: 'layla@' })
})

test('a password that was left out is asked for', () => {
  const read = readForm(LoginForm, typed({ email: 'layla@example.com', password: '' }))
  if (read.ok) throw new Error('there is no password')
  expect(refusalOf(read.refusal).faults).toEqual([{ name: 'password', message: 'password_required' }])
})

const problem = (code: string, fields?: object[]) => ({ status: 422, data: { code, title: 'No', fields } })

test.for([
  problem('wrong_credentials'),
  problem('password_refused', [{ path: 'password', message: 'Too common' }]),
  { status: 'FETCH_ERROR', error: 'TypeError' },
])('whatever a call is refused for, no secret is sent back: %j', (error) => {
  const form = typed({ email: 'layla@example.com', password: 'a camel', new_password: 'a dune' })
  expect(refusalOf(refusedCall(form, error)).kept).toEqual({ email: 'layla@example.com' })
})
