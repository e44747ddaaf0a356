/**
 * Whether a friend is somebody else than who brought them: another mailbox (what follows a + in an address is no other
 * one), both in the account and at the wheel.
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
