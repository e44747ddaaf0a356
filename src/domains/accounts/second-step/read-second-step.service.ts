import type { Db } from '#platform/db/database.ts'
import type { CodeSecretStore } from './code-secret.store.ts'
import type { PasskeyStore } from './passkey.store.ts'
import type { RecoveryCodeStore } from './recovery-code.store.ts'
import type { SecondStepState } from './second-step.ts'

/** Reads the state of an account's second step. */
export type ReadSecondStep = (userId: string) => Promise<SecondStepState>

type Needs = {
  db: Db
  codeSecrets: CodeSecretStore
  passkeyStore: PasskeyStore
  recoveryCodes: RecoveryCodeStore
}

export function readSecondStep({ db, codeSecrets, passkeyStore, recoveryCodes }: Needs): ReadSecondStep {
  return async (userId) => {
    const [secret, passkeys, recoveryCodesLeft] = await Promise.all([
      codeSecrets.find(db, userId),
      passkeyStore.listOf(userId),
      recoveryCodes.left(db, userId),
    ])
    return { codesSince: secret?.confirmedAt ?? null, passkeys, recoveryCodesLeft }
  }
}
