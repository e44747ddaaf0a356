import { networksOf } from '#kernel/network.ts'
import type { App } from '#platform/app.ts'
import { clearFailures, countFailure, uncountFailure, type FailureCounter } from './sign-in-failure.store.ts'

/** Wrong passwords without a delay: per account and network address, and per network address. */
const FREE_FOR_ACCOUNT = 5
const FREE_FOR_ADDRESS = 30

/**
 * Starts an attempt with a password. Returns the seconds until it may be made, or 0 if now; it then counts as wrong until
 * `recordSuccess`, so that concurrent attempts do not bypass the delay. After some wrong passwords the delay doubles with
 * each further one. Counted by network (for IPv6 also the wider ones), never by account alone, so that an attacker cannot
 * lock the owner out.
 */
export async function startAttempt(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  address: string,
  email: string,
): Promise<number> {
  const now = clock.now()
  const until = await countFailure(db, [...accountCounters(address, email), ...networkCounters(address)], now)
  return until === null ? 0 : Math.max(1, Math.ceil((until.epochMilliseconds - now.epochMilliseconds) / 1000))
}

/**
 * After a correct password, clears the failures from that network address for this account only. For an account with an
 * unverified address it clears nothing: otherwise a user who claims an address could guess its owner's password without
 * limit.
 */
export async function recordSuccess(
  { db }: Pick<App, 'db'>,
  address: string,
  { email, isVerified = true }: { email: string; isVerified?: boolean },
): Promise<void> {
  for (const { name } of accountCounters(address, email))
    await (isVerified ? clearFailures(db, name) : uncountFailure(db, name))
  for (const { name } of networkCounters(address)) await uncountFailure(db, name)
}

function networkCounters(address: string): FailureCounter[] {
  return networksOf(address).map(({ name, times }) => ({ name, free: FREE_FOR_ADDRESS * times }))
}

function accountCounters(address: string, email: string): FailureCounter[] {
  return networksOf(address).map(({ name, times }) => ({
    name: `${name}|${email}`,
    free: FREE_FOR_ACCOUNT * times,
  }))
}
