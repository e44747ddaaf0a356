import { mailboxKey } from '#kernel/email-address.ts'

/**
 * Returns true if a friend is a different person from their referrer: another mailbox, both in the account and as
 * driver.
 */
export function isSomebodyElse(
  referrerEmail: string,
  { email, driverEmail }: { email: string; driverEmail: string | null },
): boolean {
  const own = mailboxKey(referrerEmail)
  return mailboxKey(email) !== own && (driverEmail === null || mailboxKey(driverEmail) !== own)
}
