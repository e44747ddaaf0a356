import {
  argon2,
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'

/** Returns 256 random bits as text for a header or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Tokens are stored as this hash: a leaked table does not reveal them. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

const argon2Async = promisify(argon2)
const SALT_BYTES = 16
const TAG_BYTES = 32

export type Argon2 = typeof argon2id

export type HashCost = { memoryKib: number; passes: number; lanes: number }

/** Argon2id as `$argon2id$v=19$m=…,t=…,p=…$salt$tag` (the PHC string format): a hash includes its cost. */
export const argon2id = {
  async hash(text: string, { memoryKib, passes, lanes }: HashCost): Promise<string> {
    const salt = randomBytes(SALT_BYTES)
    const tag = await tagOf(text, salt, { memory: memoryKib, passes, parallelism: lanes }, TAG_BYTES)
    return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${unpadded(salt)}$${unpadded(tag)}`
  },

  /** Returns true if a text matches a hash. False for a malformed hash. */
  async verify(text: string, hash: string): Promise<boolean> {
    const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
    if (!parts) return false
    const [, memory, passes, lanes, salt = '', storedHash = ''] = parts
    const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(lanes) }
    const expected = Buffer.from(storedHash, 'base64')
    return timingSafeEqual(await tagOf(text, Buffer.from(salt, 'base64'), cost, expected.length), expected)
  },
}

function tagOf(
  message: string,
  nonce: Buffer,
  cost: { memory: number; passes: number; parallelism: number },
  tagLength: number,
): Promise<Buffer> {
  return argon2Async('argon2id', { message, nonce, tagLength, ...cost })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/** Derives a separate key per purpose (HKDF-SHA-256, RFC 5869) from one configured secret. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

/** Derives a 256-bit token from a key and a text (HMAC-SHA-256), so that it need not be stored. */
export function derivedToken(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Hashes guessable texts, such as addresses, with a secret key (HMAC-SHA-256). */
export function keyedHash(key: Buffer): (text: string) => Buffer {
  return (text) => createHmac('sha256', key).update(text).digest()
}

const NONCE_BYTES = 12
const TAG_LENGTH = 16

/** Encrypts text with AES-256-GCM, as nonce, tag, ciphertext. */
export function sealer(key: Buffer) {
  return {
    /** Encrypts a text. `owner`: authenticated with the text, so a copy under another owner does not decrypt. */
    seal(text: string, owner: string): Buffer {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },

    /** Decrypts a text. Null if modified, of another owner, or sealed with another key. */
    open(sealed: Buffer, owner: string): string | null {
      const [nonce, tag, text] = [
        sealed.subarray(0, NONCE_BYTES),
        sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_LENGTH),
        sealed.subarray(NONCE_BYTES + TAG_LENGTH),
      ]
      if (tag.length < TAG_LENGTH) return null
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_LENGTH })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
      const opened = decipher.update(text)
      try {
        return Buffer.concat([opened, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
