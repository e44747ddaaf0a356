import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { tabStorage } from './tab-storage.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

/** The format of a mailed link's secret. */
const SECRET = /^#([\w-]{43})$/

const STORAGE_KEY = 'mailed-secret'

export type MailedSecret =
  /** Browsers never send the fragment to a server, so only the script can read it. */
  { state: 'unread' } | { state: 'missing' } | { state: 'there'; secret: string }

/**
 * Returns the secret in the fragment of a mailed link. With `stored` it stays in the tab until
 * `forgetMailedSecret`: a visitor who must sign in first returns to it, and no `callbackUrl` may contain it.
 */
export function useMailedSecret({ stored }: { stored: boolean } = { stored: false }): MailedSecret {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  const written = SECRET.exec(hash)?.[1]
  useEffect(() => {
    if (stored && written !== undefined) tabStorage().setItem(STORAGE_KEY, written)
  }, [stored, written])
  if (!hydrated) return { state: 'unread' }
  const secret = written ?? (stored ? tabStorage().getItem(STORAGE_KEY) : null)
  return secret === null ? { state: 'missing' } : { state: 'there', secret }
}

/** Removes the secret of a used link. */
export function forgetMailedSecret(): void {
  tabStorage().removeItem(STORAGE_KEY)
}
