import type { Clock } from '#kernel/clock.ts'
import { networksOf } from '#kernel/network.ts'
import type { SignInFailureStore } from './sign-in-failure.store.ts'

/** Wrong passwords without a delay: per account and network address, and per network address. */
const FREE_FOR_ACCOUNT = 5
const FREE_FOR_ADDRESS = 30

type Needs = { failures: SignInFailureStore; sha256: (text: string) => Buffer; clock: Clock }

export type SignInAttempts = ReturnType<typeof signInAttempts>

declare module '#platform/app.ts' {
  interface App {
    attempts: SignInAttempts
  }
}

/**
 * Slows down guessing: after some wrong passwords the delay doubles with each further one. Counted by network (for IPv6
 * also the wider ones), never by account alone, so that an attacker cannot lock the owner out.
 */
export function signInAttempts({ failures, sha256, clock }: Needs) {
  const networkKeys = (address: string) =>
    networksOf(address).map(({ name, times }) => ({ key: sha256(name), free: FREE_FOR_ADDRESS * times }))
  const accountKeys = (address: string, email: string) =>
    networksOf(address).map(({ name, times }) => ({
      key: sha256(`${name}|${email}`),
      free: FREE_FOR_ACCOUNT * times,
    }))

  return {
    /**
     * Returns the seconds until another attempt, or 0 if it may be made now. The attempt counts as wrong until
     * `succeeded`, so that concurrent attempts do not bypass the delay.
     */
    async take(address: string, email: string): Promise<number> {
      const now = clock.now()
      const until = await failures.count([...accountKeys(address, email), ...networkKeys(address)], now)
      return until === null
        ? 0
        : Math.max(1, Math.ceil((until.epochMilliseconds - now.epochMilliseconds) / 1000))
    },

    /**
     * After a correct password, clears the failures from that network address for this account only. For an account
     * with an unverified address it clears nothing: otherwise a user who claims an address could guess its owner's
     * password without limit.
     */
    async succeeded(
      address: string,
      { email, isVerified = true }: { email: string; isVerified?: boolean },
    ): Promise<void> {
      for (const { key } of accountKeys(address, email))
        await (isVerified ? failures.forget(key) : failures.takeBack(key))
      for (const { key } of networkKeys(address)) await failures.takeBack(key)
    },
  }
}
