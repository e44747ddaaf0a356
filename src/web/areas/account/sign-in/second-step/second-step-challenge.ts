import type { z } from 'zod'
import type { SecondStepReply } from '#domains/accounts/second-step/second-step.contract.ts'

export type SecondStepChallenge = Pick<
  z.output<typeof SecondStepReply>['second_step'],
  'challenge' | 'methods' | 'passkey_options'
>

/**
 * Returns the second step that a form was submitted for, so that it can be retried; null if there was none.
 */
export function readChallenge(texts: Readonly<Record<string, string>>): SecondStepChallenge | null {
  const { challenge, methods = '', passkey_options } = texts
  if (challenge === undefined) return null
  return {
    challenge,
    methods: methods.split(' ') as SecondStepChallenge['methods'],
    passkey_options: (jsonOf(passkey_options) ?? null) as SecondStepChallenge['passkey_options'],
  }
}

/** Returns the submitted credential: a passkey if its button was pressed, else an entered code. */
export function shownIn(texts: Readonly<Record<string, string>>): Record<string, unknown> {
  const { challenge, methods = '', passkey, code = '', recovery_code = '' } = texts
  if (passkey) return { challenge, passkey: jsonOf(passkey) }
  const byRecovery = recovery_code !== '' || !methods.split(' ').includes('code')
  return { challenge, ...(byRecovery ? { recovery_code } : { code }) }
}

/** Returns the JSON of a hidden field; undefined if invalid. */
export function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
