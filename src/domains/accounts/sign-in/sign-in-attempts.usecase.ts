import type { Clock } from '#kernel/clock.ts'
import { networkOf } from '#kernel/network.ts'
import type { SignInFailureStore } from './sign-in-failure.store.ts'

/** Wrong passwords without a delay: per account and network address, and per network address. */
const FREE_FOR_ACCOUNT = 5
const FREE_FOR_ADDRESS = 30

type Needs = { failures: SignInFailureStore; sha256: (text: string) => Buffer; clock: Clock }

export type SignInAttempts = ReturnType<typeof signInAttempts>

/**
 * Slows down guessing: after some wrong passwords the delay doubles with each further one. Counted by network address,
 * never by account alone, so that an attacker cannot lock the owner out.
 */
export function signInAttempts({ failures, sha256, clock }: Needs) {
  const networkKey = (address: string) => sha256(networkOf(address))
  const accountKey = (address: string, email: string) => sha256(`${networkOf(address)}|${email}`)

  return {
    /**
     * Seconds until another attempt; 0: it may be made now. It counts as wrong from here until `succeeded`, so that
     * concurrent attempts do not bypass the delay.
     */
    async take(address: string, email: string): Promise<number> {
      const now = clock.now().epochMilliseconds
      const until = await failures.count(
        [
          { key: accountKey(address, email), free: FREE_FOR_ACCOUNT },
          { key: networkKey(address), free: FREE_FOR_ADDRESS },
        ],
        new Date(now),
      )
      return until === null ? 0 : Math.max(1, Math.ceil((until.getTime() - now) / 1000))
    },

    /**
     * After a correct password: clears the failures from that network address for this account only. For an account
     * with an unverified address it clears nothing: else a user who claims an address could guess its owner's password
     * without limit.
     */
    async succeeded(
      address: string,
      { email, proved = true }: { email: string; proved?: boolean },
    ): Promise<void> {
      const account = accountKey(address, email)
      await (proved ? failures.forget(account) : failures.takeBack(account))
      await failures.takeBack(networkKey(address))
    },
  }
}
