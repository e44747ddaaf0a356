import type { Context } from 'hono'
import type { SessionCookies } from '#domains/accounts/public.ts'
import type { App } from '#platform/app.ts'

type OwnBrowserApp = Pick<App, 'partnerEmails'> & { cookies: Pick<SessionCookies, 'browsers'> }

/**
 * Returns true if one of a partner's people has signed in with this browser. Looks nothing up for browsers without any
 * sign-in.
 */
export async function isOwnBrowser(
  { partnerEmails, cookies: { browsers } }: OwnBrowserApp,
  c: Context,
  partnerId: string,
): Promise<boolean> {
  if (!browsers.hasSignedIn(c)) return false
  const emails = await partnerEmails(partnerId)
  return emails.some((email) => browsers.isKnown(c, email))
}
