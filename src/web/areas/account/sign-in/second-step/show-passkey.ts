import type { z } from 'zod'
import type { PasskeyOptions } from '#domains/accounts/second-step/passkey.contract.ts'

/** Has the browser ask for a passkey; its answer as JSON, or null where none was shown. */
export async function showPasskey(options: z.output<typeof PasskeyOptions>): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  // Whoever turns the browser's question down has another way beside it.
  const shown = await navigator.credentials.get({ publicKey }).catch(() => null)
  return shown instanceof PublicKeyCredential ? JSON.stringify(shown.toJSON()) : null
}
