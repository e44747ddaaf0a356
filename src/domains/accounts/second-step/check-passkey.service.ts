import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { ShownPasskeyAnswer } from './passkey.contract.ts'
import { findPasskey, recordPasskeyUse } from './passkey.store.ts'

/** A verified passkey: its user, and a function that records its use. */
type VerifiedPasskey = {
  userId: string
  /** Records the use. False if this response, or a later one, was used before. */
  use(tx: Db, now: Temporal.Instant): Promise<boolean>
}

/** Verifies a passkey's response to a challenge. Null for an unknown passkey, or an invalid response. */
export async function checkPasskey(
  { db, passkeys }: Pick<App, 'db' | 'passkeys'>,
  shown: ShownPasskeyAnswer,
  challenge: string,
): Promise<VerifiedPasskey | null> {
  const passkey = await findPasskey(db, shown.id)
  if (!passkey) return null
  const { userHandle } = shown.response
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId)
    return null
  const counter = await passkeys.shown(shown, challenge, passkey)
  if (counter === null) return null
  return {
    userId: passkey.userId,
    use: (tx, now) => recordPasskeyUse(tx, passkey.id, counter, now),
  }
}
