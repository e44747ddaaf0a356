import * as authjs from '@auth/core/errors'
import { expect, test } from 'vitest'
import { AUTH_ERROR_CODES, AUTH_ERRORS } from '#domains/accounts/authjs/auth-error.contract.ts'
import { errorInQuery } from '#domains/accounts/authjs/auth-error-names.ts'
import ar from '../words/ar/accounts.json' with { type: 'json' }
import en from '../words/en/accounts.json' with { type: 'json' }
import { signInFault } from './sign-in-fault.ts'

/** Generic names, which have the generic message. */
const GENERAL: ReadonlySet<string> = new Set(['Default', 'Signin'])

function wordsOf(query: Record<string, string>) {
  const fault = signInFault(new URLSearchParams(query)) ?? 'none'
  return [en, ar].map(({ error }) => (error as Record<string, string>)[fault])
}

const general = wordsOf({ error: 'Default' })

test.for(AUTH_ERRORS)('error=%s has words of its own in both languages', (error) => {
  const words = wordsOf({ error })
  for (const [index, text] of words.entries()) {
    expect(text).toMatch(/\S/)
    if (!GENERAL.has(error)) expect(text).not.toBe(general[index])
  }
})

test.for(AUTH_ERROR_CODES)('code=%s says more than its error', (code) => {
  const words = wordsOf({ error: 'Default', code })
  for (const [index, text] of words.entries()) {
    expect(text).toMatch(/\S/)
    expect(text).not.toBe(general[index])
  }
})

/** The errors that Auth.js passes to a browser; its types leave them out. */
const { isClientError } = authjs as unknown as { isClientError: (error: Error) => boolean }

/** Our passkeys do not use Auth.js. */
const NEVER: ReadonlySet<string> = new Set(['WebAuthnVerificationError'])

const types = Object.values(authjs)
  .filter((one) => typeof one === 'function' && one.prototype instanceof authjs.AuthError)
  .map((kind) => new (kind as new () => authjs.AuthError)())
  .filter((error) => isClientError(error) && !NEVER.has(error.type))
  .map(({ type }) => type)

test('whatever Auth.js tells the browser has words of its own', () => {
  expect(types).toContain('MissingCSRF')
  for (const type of types) expect(wordsOf({ error: errorInQuery(type) }), type).not.toEqual(general)
})

test.for(['__proto__', 'constructor', 'nothing', ''])('error=%s is told in general', (error) => {
  expect(wordsOf({ error })).toEqual(general)
  expect(wordsOf({ error, code: error })).toEqual(general)
  expect(errorInQuery(error)).toBe('Default')
})

test('an address without an error tells of none', () => {
  expect(signInFault(new URLSearchParams({ code: 'too_many_attempts' }))).toBeNull()
})
