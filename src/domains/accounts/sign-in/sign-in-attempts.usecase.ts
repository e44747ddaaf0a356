import type { Clock } from '#kernel/clock.ts'
import { networkOf } from '#kernel/network.ts'
import type { SignInFailureStore } from './sign-in-failure.store.ts'

/** Wrong passwords that are free: of one account from one address, and of any accounts from one address. */
const FREE_FOR_ACCOUNT = 5
const FREE_FOR_ADDRESS = 30

type Needs = { failures: SignInFailureStore; sha256: (text: string) => Buffer; clock: Clock }

export type SignInAttempts = ReturnType<typeof signInAttempts>

/**
 * Slows down who guesses: after some wrong passwords each further one has to wait twice as long as the one before.
 * Counted by the address that guesses, never by the account alone, so that nobody can keep its owner out.
 */
export function signInAttempts({ failures, sha256, clock }: Needs) {
  const networkKey = (address: string) => sha256(networkOf(address))
  const accountKey = (address: string, email: string) => sha256(`${networkOf(address)}|${email}`)

  return {
    /**
     * Seconds to wait before another try; 0: it may be made now. It counts as wrong from here until `succeeded`, so
     * that trying many at once is no way around the delay.
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
     * The password was right: that clears what was wrong from there for this account, and for no other. Of an account
     * that has not proved the address it clears nothing: else whoever claims an address had as many guesses at its
     * owner's password as they like.
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
