import { z } from 'zod'
import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { MADE_PASSKEY_EXAMPLE } from './passkey-examples.contract.ts'
import * as contract from './second-step.contract.ts'

export const startPasskeySignIn = operation({
  method: 'post',
  path: '/login/passkey-options',
  summary: 'What a browser needs to sign in with a passkey, whoever has one',
  access: 'anybody',
  limit: { name: 'login-passkey-options', perMinute: 60 },
  body: contract.PasskeyOptionsBody,
  example: { lang_id: 1 },
  reply: [contract.PasskeyOptionsReply, 'Good for five minutes'],
  replyHeaders: { 'cache-control': 'no-store' },
})

export const readSecondStep = operation({
  method: 'get',
  path: '/user/second-step',
  summary: 'What the account has for a second step at sign-in',
  access: 'account',
  reply: [contract.SecondStepStateReply, 'As it is'],
  tags: ['SECOND_STEP'],
})

const call = {
  method: 'post',
  access: 'account',
  limit: { name: 'second-step', perMinute: 30 },
  failures: {
    sign_in_required: 401,
    passkey_not_found: 404,
    codes_on: 409,
    codes_off: 409,
    codes_not_begun: 409,
    passkey_known: 409,
    too_many_passkeys: 409,
    second_step_off: 409,
    challenge_over: 410,
    wrong_password: 422,
    password_unset: 422,
    wrong_code: 422,
    codes_unreadable: 422,
    passkey_refused: 422,
    too_many_attempts: 429,
  },
} as const
const change = { ...call, tags: ['SECOND_STEP'], invalidatesOnSuccessOnly: true } as const
const byPassword = {
  body: contract.PasswordAgainBody,
  example: { password: EXAMPLE.password, lang_id: 1 },
} as const

export const startCodes = operation({
  ...call,
  ...byPassword,
  path: '/user/second-step/codes',
  summary: 'A secret for an authenticator app; it asks nobody for codes before it is confirmed',
  reply: [contract.NewCodesReply, 'To be confirmed within 30 minutes'],
})

export const confirmCodes = operation({
  ...change,
  path: '/user/second-step/confirm-codes',
  summary: 'Turn one-time codes on by a first one',
  body: contract.ConfirmCodesBody,
  example: { code: '123456', lang_id: 1 },
  reply: [contract.IssuedReply, 'On, from the next sign-in'],
})

export const endCodes = operation({
  ...change,
  path: '/user/second-step/end-codes',
  summary: 'Turn one-time codes off, by the password and a code',
  body: contract.EndCodesBody,
  example: { password: EXAMPLE.password, code: '123456', lang_id: 1 },
  reply: [z.null(), 'Off'],
  status: 204,
})

export const startPasskey = operation({
  ...call,
  ...byPassword,
  path: '/user/second-step/new-passkey',
  summary: 'What a browser needs to make a passkey',
  reply: [contract.NewPasskeyReply, 'Good for five minutes'],
})

export const addPasskey = operation({
  ...change,
  path: '/user/second-step/add-passkey',
  summary: 'Keep a passkey that was made',
  body: contract.AddPasskeyBody,
  example: { challenge: EXAMPLE.secret, name: 'A phone', passkey: MADE_PASSKEY_EXAMPLE },
  reply: [contract.IssuedReply, 'Kept, and asked for from the next sign-in'],
  status: 201,
})

export const removePasskey = operation({
  ...change,
  path: '/user/second-step/remove-passkey',
  summary: 'Forget a passkey',
  owned: 'passkey',
  body: contract.RemovePasskeyBody,
  example: { id: EXAMPLE.id, password: EXAMPLE.password, lang_id: 1 },
  reply: [z.null(), 'Forgotten'],
  status: 204,
})

export const renewRecoveryCodes = operation({
  ...change,
  ...byPassword,
  path: '/user/second-step/recovery-codes',
  summary: 'Ten new recovery codes; those of before are over',
  reply: [contract.RecoveryCodesReply, 'Shown once'],
})
