import { LRUCache } from 'lru-cache'
import type { Clock } from '#kernel/clock.ts'
import { networkOf } from '#kernel/network.ts'

/** Wrong passwords that are free: of one account from one address, and of any accounts from one address. */
const FREE_FOR_ACCOUNT = 5
const FREE_FOR_ADDRESS = 30

const LONGEST_DELAY_SECONDS = 900

/** Who has not failed for so long starts anew. */
const FORGET_SECONDS = 3600

const MOST_REMEMBERED = 200_000

type Failures = { count: number; notBefore: number; lastAt: number }

export type SignInAttempts = ReturnType<typeof signInAttempts>

/**
 * Slows down who guesses: after some wrong passwords each further one has to wait twice as long as the one before.
 * Counted by the address that guesses, never by the account alone, so that nobody can keep its owner out.
 */
export function signInAttempts(clock: Clock) {
  const failures = new LRUCache<string, Failures>({ max: MOST_REMEMBERED })

  function remembered(key: string, now: number): Failures {
    const known = failures.get(key)
    return known && now - known.lastAt < FORGET_SECONDS * 1000
      ? known
      : { count: 0, notBefore: 0, lastAt: now }
  }

  function keysOf(address: string, email: string) {
    const network = networkOf(address)
    return [
      { key: `${network}|${email}`, free: FREE_FOR_ACCOUNT },
      { key: network, free: FREE_FOR_ADDRESS },
    ]
  }

  /** What was taken last was not wrong. */
  function giveBack(key: string): void {
    const { count, lastAt } = remembered(key, clock.now().epochMilliseconds)
    failures.set(key, { count: Math.max(0, count - 1), notBefore: 0, lastAt })
  }

  return {
    /**
     * Seconds to wait before another try; 0: it may be made now. It counts as wrong from here until `succeeded`, so
     * that trying many at once is no way around the delay.
     */
    take(address: string, email: string): number {
      const now = clock.now().epochMilliseconds
      const counts = keysOf(address, email).map((one) => ({ ...one, known: remembered(one.key, now) }))
      const until = Math.max(...counts.map(({ known }) => known.notBefore))
      if (until > now) return Math.ceil((until - now) / 1000)
      for (const { key, free, known } of counts) {
        const count = known.count + 1
        const delay = count < free ? 0 : Math.min(2 ** (count - free), LONGEST_DELAY_SECONDS)
        failures.set(key, { count, notBefore: now + delay * 1000, lastAt: now })
      }
      return 0
    },

    /**
     * The password was right: that clears what was wrong from there for this account, and for no other. Of an account
     * that has not proved the address it clears nothing: else whoever claims an address had as many guesses at its
     * owner's password as they like.
     */
    succeeded(address: string, { email, proved = true }: { email: string; proved?: boolean }): void {
      const network = networkOf(address)
      if (proved) failures.delete(`${network}|${email}`)
      else giveBack(`${network}|${email}`)
      giveBack(network)
    },
  }
}
