import type { App } from '#platform/app.ts'
import type { Passkeys } from '#platform/passkeys.ts'
import { insertChallenge } from './challenge.store.ts'
import { findSecondStep } from './read-second-step.usecase.ts'
import { CHALLENGE_MINUTES, type SecondStepMethod } from './second-step.ts'

/** A pending sign-in: its challenge, when that expires, and the accepted methods. */
export type SecondStepChallenge = {
  challenge: string
  expiresAt: Temporal.Instant
  methods: SecondStepMethod[]
  passkeyOptions: Awaited<ReturnType<Passkeys['toShow']>> | null
}

/** The parts of the app that start a second step. */
export type SecondStepApp = Pick<App, 'db' | 'clock' | 'passkeys'>

/** Starts the second step after a correct password. Null if the account has none. */
export async function startSecondStep(
  { db, clock, passkeys: ceremonies }: SecondStepApp,
  { userId, remember }: { userId: string; remember: boolean },
): Promise<SecondStepChallenge | null> {
  const { codesSince, passkeys, recoveryCodesLeft } = await findSecondStep(db, userId)
  if (!codesSince && passkeys.length === 0) return null
  const passkeyOptions = passkeys.length > 0 ? await ceremonies.toShow(passkeys) : null
  const expiresAt = clock.now().add({ minutes: CHALLENGE_MINUTES })
  const challenge = await insertChallenge(db, {
    purpose: 'second_step',
    userId,
    passkeyChallenge: passkeyOptions?.challenge ?? null,
    remember,
    expiresAt,
  })
  const methods: SecondStepMethod[] = []
  if (codesSince) methods.push('code')
  if (passkeyOptions) methods.push('passkey')
  if (recoveryCodesLeft > 0) methods.push('recovery_code')
  return { challenge, expiresAt, methods, passkeyOptions }
}
