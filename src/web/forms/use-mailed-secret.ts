import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { tabStorage } from './tab-storage.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

/** What the secret of a mailed link looks like. */
const SECRET = /^#([\w-]{43})$/

const KEPT = 'mailed-secret'

export type MailedSecret =
  /** No browser tells it to a server, so only the script can read it. */
  { state: 'unread' } | { state: 'missing' } | { state: 'there'; secret: string }

/**
 * The secret after the # of a mailed link. With `kept` it stays in the tab until `forgetMailedSecret`: whoever has to
 * sign in first comes back to it, and no way back may carry it.
 */
export function useMailedSecret({ kept }: { kept: boolean } = { kept: false }): MailedSecret {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  const written = SECRET.exec(hash)?.[1]
  useEffect(() => {
    if (kept && written !== undefined) tabStorage().setItem(KEPT, written)
  }, [kept, written])
  if (!hydrated) return { state: 'unread' }
  const secret = written ?? (kept ? tabStorage().getItem(KEPT) : null)
  return secret === null ? { state: 'missing' } : { state: 'there', secret }
}

/** The link was used. */
export function forgetMailedSecret(): void {
  tabStorage().removeItem(KEPT)
}
