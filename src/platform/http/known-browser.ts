import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Clock } from '#kernel/clock.ts'
import { derivedKey, derivedToken } from '#platform/crypto.ts'
import { prefixedCookie } from './prefixed-cookie.ts'

const DAYS = 180
const DAY_MS = 86_400_000
/** Maximum addresses per browser: a phone number and an email address of its owner, and another person's. */
const MAX_ADDRESSES = 3

type Needs = {
  secret: string
  cookies: { product: string; secure: boolean }
  clock: Clock
  /** Path of the cookie. It excludes pages, which are cached for visitors without cookies. */
  path: string
  /** If true, the cookie also works in a frame on another site, partitioned per site (CHIPS). */
  framed?: boolean
}

export type KnownBrowsers = ReturnType<typeof knownBrowsers>

/**
 * Browsers that have signed in with an address, recognised by a signed cookie: nothing is stored, and every process can
 * verify it. It proves no identity. Shared rate limits reserve a part for these browsers.
 */
export function knownBrowsers({ secret, cookies, clock, path, framed = false }: Needs) {
  const cookie = prefixedCookie(`${cookies.product}_known`, { secure: cookies.secure, path })
  const key = derivedKey(secret, `browsers that signed in at ${path}`)
  const today = () => Math.floor(clock.now().epochMilliseconds / DAY_MS)
  const entryOf = (address: string, lastDay: number) =>
    `${lastDay}.${derivedToken(key, `${lastDay} ${address}`)}`

  function entriesOf(c: Context): { lastDay: number; entry: string }[] {
    const entries = (cookie.read(c) ?? '').split('~', MAX_ADDRESSES)
    return entries.flatMap((entry) => {
      const lastDay = Number(/^(\d{1,6})\./.exec(entry)?.[1] ?? 0)
      return lastDay >= today() ? [{ lastDay, entry }] : []
    })
  }

  const isOf = (address: string) => (one: { lastDay: number; entry: string }) =>
    isSame(one.entry, entryOf(address, one.lastDay))

  return {
    /** Returns true if the browser has signed in with any address. */
    hasSignedIn: (c: Context): boolean => entriesOf(c).length > 0,

    isKnown: (c: Context, address: string): boolean => entriesOf(c).some(isOf(address)),

    /** Stores an address in the cookie after a sign-in. */
    remember(c: Context, address: string): void {
      const isThis = isOf(address)
      const others = entriesOf(c).filter((one) => !isThis(one))
      const entries = [entryOf(address, today() + DAYS), ...others.map(({ entry }) => entry)]
      const inFrame = framed && cookies.secure
      cookie.write(c, entries.slice(0, MAX_ADDRESSES).join('~'), {
        maxAge: DAYS * 86_400,
        ...(inFrame ? { sameSite: 'None', partitioned: true } : { sameSite: 'Lax' }),
      })
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [actual, expected] = [Buffer.from(one), Buffer.from(other)]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
