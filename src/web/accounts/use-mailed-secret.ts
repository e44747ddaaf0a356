import { useLocation } from 'react-router'
import { useHydrated } from '../ui/use-hydrated.ts'

/** What the secret of a mailed link looks like. */
const SECRET = /^#([\w-]{43})$/

export type MailedSecret =
  /** No browser tells it to a server, so only the script can read it. */
  { state: 'unread' } | { state: 'missing' } | { state: 'there'; secret: string }

/** The secret after the # of a mailed link. */
export function useMailedSecret(): MailedSecret {
  const { hash } = useLocation()
  if (!useHydrated()) return { state: 'unread' }
  const secret = SECRET.exec(hash)?.[1]
  return secret === undefined ? { state: 'missing' } : { state: 'there', secret }
}
