import { redirect } from 'react-router'
import { signedInHere } from '#web/follow-session.ts'
import type { ActionArgs } from '#web/page.ts'
import { AFTER_SIGN_IN, ownPage } from './callback-url.ts'

/** Goes on where the visitor came from, as who they are now. The server's own cookies go with its answer. */
export function goOnSignedIn({ dispatch, getState, url, site }: ActionArgs): Response {
  if (!import.meta.env.SSR) signedInHere({ store: { dispatch, getState }, productName: site.productName })
  const back = url.searchParams.get('callbackUrl')
  const ours = [url.origin, site.publicUrl].map((origin) => ownPage(back, origin))
  return redirect(ours.find((page) => page !== null) ?? AFTER_SIGN_IN, 303)
}
