/**
 * Whether a friend is another person than their referrer: another mailbox (an address with a + suffix is the same
 * mailbox), both in the account and as driver.
 */
export function isSomebodyElse(
  referrerEmail: string,
  { email, driverEmail }: { email: string; driverEmail: string | null },
): boolean {
  const own = mailboxOf(referrerEmail)
  return mailboxOf(email) !== own && (driverEmail === null || mailboxOf(driverEmail) !== own)
}

function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  return `${name.split('+')[0]}@${domain}`
}
