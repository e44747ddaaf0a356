import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** 256 random bits as text for a header or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: who reads the table cannot use it. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

const argon2Async = promisify(argon2)
const SALT_BYTES = 16
const TAG_BYTES = 32

export type Argon2 = typeof argon2id

/** Argon2id as `$argon2id$v=19$m=…,t=…,p=…$salt$tag` (the PHC string format): a hash says what it cost. */
export const argon2id = {
  async hash(
    text: string,
    { memoryKib, passes, lanes }: { memoryKib: number; passes: number; lanes: number },
  ): Promise<string> {
    const salt = randomBytes(SALT_BYTES)
    const tag = await tagOf(text, salt, { memory: memoryKib, passes, parallelism: lanes }, TAG_BYTES)
    return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${unpadded(salt)}$${unpadded(tag)}`
  },

  /** False for what is no such hash, too. */
  async verify(text: string, hash: string): Promise<boolean> {
    const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
    if (!parts) return false
    const [, memory, passes, lanes, salt = '', kept = ''] = parts
    const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(lanes) }
    const expected = Buffer.from(kept, 'base64')
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
