import { expect, test } from 'vitest'
import { PERSON } from '#testing/builders/accounts/account.ts'
import { startSecondStepEnvironment } from '#testing/builders/accounts/account-environments.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'

const { steps } = await startSecondStepEnvironment()

test('a recovery code is good once, with or without its dashes', async () => {
  const { email, recoveryCodes } = await steps.personWithCodes()
  const [code = ''] = recoveryCodes
  const first = await steps.startSignIn(email)
  const entered = code.replaceAll('-', '').toLowerCase()
  expect((await steps.finish(first.challenge, { recovery_code: entered })).status).toBe(200)
  expect((await steps.account.mailsTo(email))[0]?.subject).toBe('A recovery code was used')
  const second = await steps.startSignIn(email)
  const again = await steps.finish(second.challenge, { recovery_code: code })
  expectProblem(again, { status: 422, code: 'wrong_code', fields: [{ path: 'recovery_code' }] })
})

test('a recovery code of another account is refused', async () => {
  const [layla, omar] = [await steps.personWithCodes(), await steps.personWithCodes()]
  const { challenge } = await steps.startSignIn(omar.email)
  const [code] = layla.recoveryCodes
  expect((await steps.finish(challenge, { recovery_code: code })).status).toBe(422)
})

test('new recovery codes need the password, and end those of before', async () => {
  const { email, token, recoveryCodes } = await steps.personWithCodes()
  const renew = (password: string) => steps.post('/recovery-codes', token, { password })
  expectProblem(await renew('not this one'), { status: 422, code: 'wrong_password' })
  const { body } = await renew(PERSON.password)
  const { challenge } = await steps.startSignIn(email)
  expect((await steps.finish(challenge, { recovery_code: recoveryCodes[0] })).status).toBe(422)
  expect((await steps.finish(challenge, { recovery_code: body.recovery_codes[0] })).status).toBe(200)
})

test('whoever has lost the phone turns codes off by a recovery code', async () => {
  const { token, recoveryCodes } = await steps.personWithCodes()
  const [recovery_code] = recoveryCodes
  const ended = await steps.post('/end-codes', token, { password: PERSON.password, recovery_code })
  expect(ended.status).toBe(204)
})
