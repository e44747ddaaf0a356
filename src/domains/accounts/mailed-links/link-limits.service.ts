import { mailboxKey } from '#kernel/email-address.ts'
import type { Db } from '#platform/db/database.ts'
import type { WindowCounts } from '#platform/db/window-counts.store.ts'

/** Links that any visitor may have mailed to an address; each kind is counted apart. */
type Mailed = 'prove_address' | 'reset_password' | 'sign_in' | 'references'

/** Those asked for by browsers that have signed in with the address are counted apart, so that nobody keeps its owner waiting. */
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

/**
 * Seconds until an address may be mailed about this again; 0: mail it now, which is counted. It is counted by address,
 * whichever account or visitor asks, so that new accounts make no more mails; and, where given, by the account as well,
 * so that other addresses make no more either.
 */
export type LimitMail = (tx: Db, email: string, about: MailedAbout, userId?: string) => Promise<number>

/** The refusal of a request for a link, which says how long to wait. */
export type LinkTooSoon = { code: 'link_too_soon'; detail: string; seconds: number }

export function linkTooSoon(seconds: number): LinkTooSoon {
  return { code: 'link_too_soon', detail: `Try again in ${seconds} seconds`, seconds }
}

type Needs = { counts: Pick<WindowCounts, 'takeIn'>; now: () => Temporal.Instant }

export function linkLimits({ counts, now }: Needs): LimitMail {
  return (tx, email, about, userId) => {
    // Anybody may register any spelling of an address; links of other kinds go to those that have an account.
    const reader = about === 'prove_address' ? mailboxKey(email) : email
    const whom = userId === undefined ? [reader] : [reader, `account ${userId}`]
    return counts.takeIn(
      tx,
      whom.flatMap((one) =>
        LIMITS.map((limit) => ({ name: `mails to ${about} in ${limit.seconds} s to ${one}`, limit })),
      ),
      now(),
    )
  }
}
