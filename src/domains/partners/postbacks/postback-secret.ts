/**
 * The key that signs postbacks to a partner, and its text for the partner. It is derived again whenever
 * needed.
 */
export type PostbackSecret = (partnerId: string, version: number) => { key: Buffer; shown: string }

/**
 * `derive`: returns 32 bytes derived from a text and our key. The text for the partner follows Standard
 * Webhooks.
 */
export function postbackSecret(derive: (text: string) => Buffer): PostbackSecret {
  return (partnerId, version) => {
    const key = derive(`${partnerId} ${version}`)
    return { key, shown: `whsec_${key.toString('base64')}` }
  }
}
