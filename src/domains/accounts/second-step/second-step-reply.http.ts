import type { Context } from 'hono'
import type { SecondStepChallenge } from './start-second-step.service.ts'

/** Returns the response body of a sign-in that waits for its second step. No token is issued before that. */
export function secondStepReply(
  c: Context,
  { challenge, expiresAt, methods, passkeyOptions }: SecondStepChallenge,
) {
  c.header('cache-control', 'no-store')
  return {
    second_step: {
      challenge,
      expires_at: expiresAt.toString(),
      methods,
      passkey_options: passkeyOptions,
    },
  }
}
