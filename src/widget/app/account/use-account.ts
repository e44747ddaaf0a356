import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { TripProfileReply } from '#domains/identity/profile/trip-profile.contract.ts'
import type { TripsReply } from '../../trips/trips-client.ts'
import { useSteps } from '../steps/use-steps.ts'
import { useWidget } from '../widget-context.ts'

/** The signed-in traveller. */
export type Account = {
  isSignedIn: boolean
  /** Null until it was read. */
  profile: TripProfileReply | null
  signIn: (credential: object) => Promise<TripsReply>
  signOut: () => Promise<void>
  /** Ends all sign-ins of the person; if that fails, this one stays too. */
  signOutEverywhere: () => Promise<TripsReply>
  switchTo: (profileId: string) => Promise<TripsReply>
  /** Loads the profile, unless it is loaded. */
  read: () => Promise<TripsReply>
}

export const AccountContext = createContext<Account | null>(null)

export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('outside the widget')
  return account
}

/** Cause of a sign-out: the server or the traveller. */
export type SignInEnd = 'signed_out' | 'logged_out'

/**
 * Returns the sign-in of trips. When it ends, calls `onEnded` and shows the first step (specification §8).
 */
export function useTripsAccount(onEnded: (how: SignInEnd) => void): Account {
  const { trips, follow } = useWidget()
  const { go } = useSteps()
  const [isSignedIn, setSignedIn] = useState(() => trips.isSignedIn())
  const [profile, setProfile] = useState<TripProfileReply | null>(null)

  const forget = useCallback(() => {
    setSignedIn(false)
    setProfile(null)
    go({ name: 'search' }, 'instead')
  }, [go])
  useEffect(
    () =>
      follow((event) => {
        if (event !== 'signed_out') return
        forget()
        onEnded('signed_out')
      }),
    [follow, forget, onEnded],
  )

  return useMemo(() => {
    const take = (reply: TripsReply, readIt: (data: unknown) => TripProfileReply) => {
      if (reply.ok) setProfile(readIt(reply.data))
      return reply
    }
    return {
      isSignedIn,
      profile,
      async signIn(credential) {
        const reply = await trips.signIn(credential)
        if (reply.ok) setSignedIn(true)
        return take(reply, (data) => (data as { profile: TripProfileReply }).profile)
      },
      async signOut() {
        await trips.signOut()
        forget()
        onEnded('logged_out')
      },
      async signOutEverywhere() {
        const reply = await trips.signOutEverywhere()
        if (reply.ok) {
          forget()
          onEnded('logged_out')
        }
        return reply
      },
      switchTo: async (profileId) =>
        take(
          await trips.call('/api/profile/switch', { body: { profile_id: profileId } }),
          (data) => data as TripProfileReply,
        ),
      read: async () => take(await trips.call('/api/profile'), (data) => data as TripProfileReply),
    }
  }, [isSignedIn, profile, trips, forget, onEnded])
}
