import { expect, test } from 'vitest'
import { LoginBody } from '#domains/accounts/account.contract.ts'
import type { ActionArgs } from '#web/app/page.ts'
import { formAction, readForm, rejectCall, type Rejection } from './form-action.ts'

const LoginForm = LoginBody.pick({ email: true, password: true })

function readFields(fields: Record<string, string>) {
  return readForm(LoginForm, formOf(fields), fields)
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

function rejectionOf(answer: { data: Rejection }): Rejection {
  return answer.data
}

test('a refusal tells the first fault of each field, and keeps what was typed but the password', () => {
  const read = readFields({ email: 'layla@', password: 'a camel crosses slowly' })
  if (read.ok) throw new Error('this is no e-mail address')
  const rejection = rejectionOf(read.rejection)
  expect(rejection.faults).toEqual([{ name: 'email', message: 'email_invalid' }])
  expect(rejection.entered).toEqual({ email: 'layla@' })
})

test('a password that was left out is asked for', () => {
  const read = readFields({ email: 'layla@example.com', password: '' })
  if (read.ok) throw new Error('there is no password')
  expect(rejectionOf(read.rejection).faults).toEqual([{ name: 'password', message: 'password_required' }])
})

const problem = (code: string, fields?: object[]) => ({ status: 422, data: { code, title: 'No', fields } })

test.for([
  problem('wrong_credentials'),
  problem('password_refused', [{ path: 'password', message: 'Too common' }]),
  { status: 'FETCH_ERROR', error: 'TypeError' },
])('whatever a call is refused for, no secret is sent back: %j', (error) => {
  const form = formOf({ email: 'layla@example.com', password: 'a camel', new_password: 'a dune' })
  expect(rejectionOf(rejectCall(form, error)).entered).toEqual({ email: 'layla@example.com' })
})

/** The action of a page in Arabic, whose call is answered so. */
function answered(answer: { data?: { number: string }; error?: unknown }) {
  const sent: unknown[] = []
  const action = formAction({
    contract: LoginForm,
    send: (body) => {
      sent.push(body)
      return Promise.resolve(answer)
    },
    done: ({ number }) => ({ done: number }),
  })
  const getState = () => ({ header: { lang_id: 2 } })
  const visit = (form: FormData) => ({ form, getState }) as unknown as ActionArgs
  return { sent, submit: (fields: Record<string, string>) => action(visit(formOf(fields))) }
}

const LAYLA = { email: 'layla@example.com', password: 'a camel' }

test('what the contract accepts is sent in the language of the page, and what is done shown', async () => {
  const { sent, submit } = answered({ data: { number: 'E-4821-0937' } })
  expect(await submit(LAYLA)).toEqual({ done: 'E-4821-0937' })
  expect(sent).toEqual([{ ...LAYLA, lang_id: 2 }])
})

test('what the contract refuses is not sent', async () => {
  const { sent, submit } = answered({ data: { number: 'E-4821-0937' } })
  expect(rejectionOf((await submit({ ...LAYLA, email: '' })) as { data: Rejection }).faults).toHaveLength(1)
  expect(sent).toEqual([])
})

test('the part of a field that the API refuses is told at the field', async () => {
  const error = problem('invalid_request', [{ path: 'phone.countryCode', message: 'Unknown' }])
  const answer = (await answered({ error }).submit(LAYLA)) as { data: Rejection }
  expect(rejectionOf(answer)).toMatchObject({ faults: [{ name: 'phone', message: 'Unknown' }], error: null })
})
