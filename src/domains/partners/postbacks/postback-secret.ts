/** The key that signs calls to a partner, and as it is shown to them. It is derived again whenever it is needed. */
export type PostbackSecret = (partnerId: string, version: number) => { key: Buffer; shown: string }

/** `derive`: 32 bytes of a text, by a key of ours. Shown as Standard Webhooks has it. */
export function postbackSecret(derive: (text: string) => Buffer): PostbackSecret {
  return (partnerId, version) => {
    const key = derive(`${partnerId} ${version}`)
    return { key, shown: `whsec_${key.toString('base64')}` }
  }
}
