import type { z } from 'zod'
import { MadePasskey, type NewPasskeyOptions } from '#domains/accounts/second-step/passkey.contract.ts'

/** Reasons for no passkey: the device already has one of this account, or the user declined. */
export type NotMade = 'known' | 'turned_down'

type Made = { passkey: z.output<typeof MadePasskey> } | { notMade: NotMade }

/** Creates a passkey in the browser. */
export async function makePasskey(options: z.output<typeof NewPasskeyOptions>): Promise<Made> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  try {
    const made = await navigator.credentials.create({ publicKey })
    const read = MadePasskey.safeParse(made instanceof PublicKeyCredential ? made.toJSON() : null)
    return read.success ? { passkey: read.data } : { notMade: 'turned_down' }
  } catch (error) {
    const known = error instanceof DOMException && error.name === 'InvalidStateError'
    return { notMade: known ? 'known' : 'turned_down' }
  }
}
