import type { Db } from '#platform/db/database.ts'
import type { Passkeys } from '#platform/passkeys.ts'
import type { ShownPasskeyAnswer } from './passkey.contract.ts'
import type { PasskeyStore } from './passkey.store.ts'

/** A verified passkey: its user, and a function that records its use. */
export type ProvedPasskey = {
  userId: string
  /** Records the use. False if this response, or a later one, was used before. */
  use(tx: Db, now: Temporal.Instant): Promise<boolean>
}

/** Verifies a passkey's response to a challenge. Null for an unknown passkey, or an invalid response. */
export type CheckPasskey = (shown: ShownPasskeyAnswer, challenge: string) => Promise<ProvedPasskey | null>

type Needs = { passkeyStore: PasskeyStore; passkeys: Passkeys }

export function checkPasskey({ passkeyStore, passkeys }: Needs): CheckPasskey {
  return async (shown, challenge) => {
    const passkey = await passkeyStore.findByCredential(shown.id)
    if (!passkey) return null
    const { userHandle } = shown.response
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId)
      return null
    const counter = await passkeys.shown(shown, challenge, passkey)
    if (counter === null) return null
    return {
      userId: passkey.userId,
      use: (tx, now) => passkeyStore.used(tx, passkey.id, counter, now),
    }
  }
}
