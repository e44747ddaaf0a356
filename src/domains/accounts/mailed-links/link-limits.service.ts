import { mailboxKey } from '#kernel/email-address.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'

/** Links that any visitor may request for an address. Each kind has a separate counter. */
type Mailed = 'prove_address' | 'reset_password' | 'sign_in' | 'references'

/**
 * Requests from browsers that have signed in with the address have a separate counter, so that strangers cannot make
 * its owner wait.
 */
export type MailedAbout = Mailed | `${Mailed}_known_browser`

export function mailedAbout(mailed: Mailed, knownBrowser: boolean): MailedAbout {
  return knownBrowser ? `${mailed}_known_browser` : mailed
}

/** Rate limits per link type and address. */
const LIMITS = [
  { most: 1, seconds: 60 },
  { most: 5, seconds: 3600 },
  { most: 12, seconds: 86_400 },
] as const

/** The rejection of a request for a link, with the time to wait. */
export type LinkRateLimited = { code: 'link_too_soon'; detail: string; seconds: number }

export function linkRateLimited(seconds: number): LinkRateLimited {
  return { code: 'link_too_soon', detail: `Try again in ${seconds} seconds`, seconds }
}

/**
 * Returns the seconds until an address may be mailed about this again, or 0 after counting a mail to send now. It
 * counts by address, whichever account or visitor requests it, so that new accounts cause no more mails. If a `userId`
 * is given, it also counts by account, so that other addresses cause no more either.
 */
export function limitMail(
  { windowCounts, clock }: Pick<App, 'windowCounts' | 'clock'>,
  tx: Db,
  email: string,
  about: MailedAbout,
  userId?: string,
): Promise<number> {
  // Anybody may register any spelling of an address. Links of other kinds go to addresses with an account.
  const reader = about === 'prove_address' ? mailboxKey(email) : email
  const whom = userId === undefined ? [reader] : [reader, `account ${userId}`]
  return windowCounts.takeIn(
    tx,
    whom.flatMap((one) =>
      LIMITS.map((limit) => ({ name: `mails to ${about} in ${limit.seconds} s to ${one}`, limit })),
    ),
    clock.now(),
  )
}
