import type { z } from 'zod'
import type { SecondStepReply } from '#domains/accounts/second-step/second-step.contract.ts'

export type AskedSecondStep = Pick<
  z.output<typeof SecondStepReply>['second_step'],
  'challenge' | 'methods' | 'passkey_options'
>

/** The second step that a form was about, so that it can be tried again; null where it was about none. */
export function askedAgain(texts: Readonly<Record<string, string>>): AskedSecondStep | null {
  const { challenge, methods = '', passkey_options } = texts
  if (challenge === undefined) return null
  return {
    challenge,
    methods: methods.split(' ') as AskedSecondStep['methods'],
    passkey_options: (jsonOf(passkey_options) ?? null) as AskedSecondStep['passkey_options'],
  }
}

/** What was shown, of the ways there are: a passkey where its button was pressed, else a code that was typed. */
export function shownIn(texts: Readonly<Record<string, string>>): Record<string, unknown> {
  const { challenge, methods = '', passkey, code = '', recovery_code = '' } = texts
  if (passkey) return { challenge, passkey: jsonOf(passkey) }
  const byRecovery = recovery_code !== '' || !methods.split(' ').includes('code')
  return { challenge, ...(byRecovery ? { recovery_code } : { code }) }
}

/** What a hidden field carries; undefined where it is no JSON. */
export function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
