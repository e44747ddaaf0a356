import type { Clock } from '#kernel/clock.ts'
import type { Passkeys } from '#platform/passkeys.ts'
import type { ChallengeStore } from './challenge.store.ts'
import type { ReadSecondStep } from './read-second-step.service.ts'
import { CHALLENGE_MINUTES, type SecondStepMethod } from './second-step.ts'

export type PasskeyOptions = Awaited<ReturnType<Passkeys['toShow']>>

/** A pending sign-in: its challenge, when that expires, and the accepted methods. */
export type SecondStepAsked = {
  challenge: string
  expiresAt: Temporal.Instant
  methods: SecondStepMethod[]
  passkeyOptions: PasskeyOptions | null
}

/** Starts the second step after a correct password. Null if the account has none. */
export type AskSecondStep = (request: {
  userId: string
  remember: boolean
}) => Promise<SecondStepAsked | null>

type Needs = {
  readSecondStep: ReadSecondStep
  challenges: ChallengeStore
  passkeys: Passkeys
  newToken: () => string
  sha256: (text: string) => Buffer
  clock: Clock
}

export function askSecondStep(needs: Needs): AskSecondStep {
  return async ({ userId, remember }) => {
    const { codesSince, passkeys, recoveryCodesLeft } = await needs.readSecondStep(userId)
    if (!codesSince && passkeys.length === 0) return null
    const passkeyOptions = passkeys.length > 0 ? await needs.passkeys.toShow(passkeys) : null
    const challenge = needs.newToken()
    const expiresAt = needs.clock.now().add({ minutes: CHALLENGE_MINUTES })
    await needs.challenges.insert({
      hash: needs.sha256(challenge),
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
}
