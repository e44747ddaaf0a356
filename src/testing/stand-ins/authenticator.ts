import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 }

/** Ways in which an authenticator may misbehave. */
type Odd = { origin?: string; rpId?: string; verified?: boolean; counter?: number; userHandle?: string }

const base64url = (bytes: Buffer | Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** A software authenticator that holds one passkey (ES256) and counts its uses. */
export function authenticator({ origin = 'http://rihla.test', rpId = 'rihla.test' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  let owner = ''

  function clientData(type: string, challenge: string, odd: Odd) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: odd.origin ?? origin, crossOrigin: false }))
  }

  function authData(flags: number, odd: Odd) {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(odd.counter ?? counter)
    const shown = FLAGS.present | (odd.verified === false ? 0 : FLAGS.verified) | flags
    return Buffer.concat([hashOf(odd.rpId ?? rpId), Buffer.from([shown]), count])
  }

  function answer(response: object) {
    return {
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    }
  }

  return {
    /** Returns what `navigator.credentials.create` would. */
    make({ challenge, user }: { challenge: string; user: { id: string } }, odd: Odd = {}) {
      owner = user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([authData(FLAGS.attested, odd), Buffer.alloc(16), length, id, key])
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(attested)],
        ]) as Map<string, string>,
      )
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, odd)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      })
    },

    /** Returns what `navigator.credentials.get` would. */
    show({ challenge }: { challenge: string }, odd: Odd = {}) {
      const client = clientData('webauthn.get', challenge, odd)
      const data = authData(0, odd)
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, hashOf(client)]), privateKey)),
        userHandle: odd.userHandle ?? owner,
      })
    },
  }
}

export type Authenticator = ReturnType<typeof authenticator>
