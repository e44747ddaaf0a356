import { accountBlocked, type AccountBlocked } from '../account-blocked.ts'
import { accountGone } from '../account-gone.ts'
import type { OwnerUnconfirmed } from '../passwords/confirm-owner.service.ts'
import type { PasswordUnconfirmed } from '../passwords/confirm-password.usecase.ts'

export const failures = {
  blocked: accountBlocked,
  gone: accountGone,
  codesUnreadable: {
    code: 'codes_unreadable',
    detail: 'One-time codes cannot be checked here; use a recovery code, or a passkey',
  },
  challengeOver: { code: 'challenge_over', detail: 'This took too long or too many tries; begin again' },
  codesOn: { code: 'codes_on', detail: 'One-time codes are on already' },
  codesOff: { code: 'codes_off', detail: 'One-time codes are not on' },
  codesNotStarted: { code: 'codes_not_begun', detail: 'This took too long; begin again' },
  passkeyRejected: { code: 'passkey_refused', detail: 'This passkey is not one of ours for you' },
  passkeyKnown: { code: 'passkey_known', detail: 'This passkey is kept already' },
  passkeyNotFound: { code: 'passkey_not_found', detail: 'There is no such passkey' },
  tooManyPasskeys: { code: 'too_many_passkeys', detail: 'Remove a passkey before you add another' },
  secondStepOff: { code: 'second_step_off', detail: 'There is no second step on this account' },
} as const

export type WrongCode = ReturnType<typeof wrongCode>

/** Returns the failure of a wrong code. `path`: the body field with the code. */
export function wrongCode(path: 'code' | 'recovery_code') {
  const code = 'wrong_code'
  return {
    code,
    detail: 'This code is wrong, too old, or was used already',
    faults: [{ path, code }],
  } as const
}

type Failure<Names extends keyof typeof failures> = (typeof failures)[Names]
type TooMany = Extract<PasswordUnconfirmed, { code: 'too_many_attempts' }>

/** Failures of turning a second step on or off. */
export type SecondStepFailure =
  | OwnerUnconfirmed
  | WrongCode
  | Failure<
      | 'codesUnreadable'
      | 'challengeOver'
      | 'codesOn'
      | 'codesOff'
      | 'codesNotStarted'
      | 'passkeyRejected'
      | 'passkeyKnown'
      | 'passkeyNotFound'
      | 'tooManyPasskeys'
      | 'secondStepOff'
    >

/** Failures of the second step at sign-in, or of a passkey. */
export type SecondSignInFailure =
  | TooMany
  | AccountBlocked
  | WrongCode
  | Failure<'codesUnreadable' | 'challengeOver' | 'passkeyRejected'>

export function tooManyTries(seconds: number): TooMany {
  return { code: 'too_many_attempts', detail: `Try again in ${seconds} seconds`, seconds }
}
