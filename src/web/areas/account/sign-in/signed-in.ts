import { redirect } from 'react-router'
import { signedInHere } from '#web/app/session/follow-session.ts'
import type { ActionArgs } from '#web/app/page.ts'
import { AFTER_SIGN_IN, ownPage } from '#web/app/session/callback-url.ts'

/** Goes on where the visitor came from, as who they are now. The server's own cookies go with its answer. */
export function goOnSignedIn(args: ActionArgs): Response {
  const { url, site } = args
  nowSignedIn(args)
  const back = url.searchParams.get('callbackUrl')
  const ours = [url.origin, site.publicUrl].map((origin) => ownPage(back, origin))
  return redirect(ours.find((page) => page !== null) ?? AFTER_SIGN_IN, 303)
}

/** The same by way of the page that says what comes after a registration. */
export function goOnRegistered(args: ActionArgs): Response {
  nowSignedIn(args)
  const back = args.url.searchParams.get('callbackUrl')
  const query = back === null ? '' : `?${new URLSearchParams({ callbackUrl: back })}`
  return redirect(`/registered${query}`, 303)
}

function nowSignedIn({ dispatch, getState, site }: ActionArgs): void {
  if (!import.meta.env.SSR) signedInHere({ store: { dispatch, getState }, productName: site.productName })
}
