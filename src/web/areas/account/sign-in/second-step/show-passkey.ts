import type { z } from 'zod'
import type { PasskeyOptions } from '#domains/accounts/second-step/passkey.contract.ts'

/** Prompts for a passkey in the browser. Returns its response as JSON, or null if dismissed. */
export async function showPasskey(options: z.output<typeof PasskeyOptions>): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  // A user who dismisses the browser's prompt can use another method.
  const shown = await navigator.credentials.get({ publicKey }).catch(() => null)
  return shown instanceof PublicKeyCredential ? JSON.stringify(shown.toJSON()) : null
}
