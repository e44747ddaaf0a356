import { redirect } from 'react-router'
import { signedInHere } from '#web/app/session/follow-session.ts'
import type { ActionArgs } from '#web/app/page.ts'
import { AFTER_SIGN_IN, sameOriginPage } from '#web/app/session/callback-url.ts'

/**
 * Redirects the newly signed-in visitor to their previous page. On the server, its response sets the cookies.
 */
export function redirectSignedIn(args: ActionArgs): Response {
  const { url, site } = args
  nowSignedIn(args)
  const back = url.searchParams.get('callbackUrl')
  const ours = [url.origin, site.publicUrl].map((origin) => sameOriginPage(back, origin))
  return redirect(ours.find((page) => page !== null) ?? AFTER_SIGN_IN, 303)
}

/** Redirects like `redirectSignedIn`, through the page shown after a registration. */
export function redirectRegistered(args: ActionArgs): Response {
  nowSignedIn(args)
  const back = args.url.searchParams.get('callbackUrl')
  const query = back === null ? '' : `?${new URLSearchParams({ callbackUrl: back })}`
  return redirect(`/registered${query}`, 303)
}

function nowSignedIn({ dispatch, getState, site }: ActionArgs): void {
  if (!import.meta.env.SSR) signedInHere({ store: { dispatch, getState }, productName: site.productName })
}
