import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { findCodeSecret } from './code-secret.store.ts'
import { listPasskeys } from './passkey.store.ts'
import { countRecoveryCodes } from './recovery-code.store.ts'
import type * as operations from './second-step-operations.contract.ts'
import type { SecondStepState } from './second-step.ts'

/** Reads the caller's second-step methods. */
export async function readSecondStep(
  { db }: Pick<App, 'db'>,
  { userId }: Call<typeof operations.readSecondStep>,
) {
  const { codesSince, passkeys, recoveryCodesLeft } = await findSecondStep(db, userId)
  return {
    codes: { on: codesSince !== null, since: codesSince?.toString() ?? null },
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toString(),
      last_used_at: lastUsedAt?.toString() ?? null,
    })),
    recovery_codes_left: recoveryCodesLeft,
  }
}

/** Finds the state of an account's second step. */
export async function findSecondStep(db: Db, userId: string): Promise<SecondStepState> {
  const [secret, passkeys, recoveryCodesLeft] = await Promise.all([
    findCodeSecret(db, userId),
    listPasskeys(db, userId),
    countRecoveryCodes(db, userId),
  ])
  return { codesSince: secret?.confirmedAt ?? null, passkeys, recoveryCodesLeft }
}
