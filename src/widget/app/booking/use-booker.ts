import { useCallback, useEffect, useState } from 'react'
import type { z } from 'zod'
import type { Companion, Customer } from '#domains/companies/customers/customer.contract.ts'
import type { TripProfileReply, UserContentReply } from '#domains/identity/profile/trip-profile.contract.ts'
import type { TripsError } from '../../trips/trips-client.ts'
import { useAccount } from '../account/use-account.ts'
import { useCall } from '../use-call.ts'

export type UserContent = z.infer<typeof UserContentReply>

export type Booker = {
  profile: TripProfileReply
  content: UserContent
  /** The user's company; null: a retail traveller. */
  company: Customer | null
  /** Other people they may book for. */
  people: readonly Companion[]
  needsApproval: boolean
}

/** Returns the booker: profile, company and personal record. */
export function useBooker(): { booker: Booker | null; error: TripsError | null; again: () => void } {
  const { profile, read } = useAccount()
  const [failed, setFailed] = useState<TripsError | null>(null)
  const load = useCallback(() => {
    void read().then((reply) => setFailed(reply.ok ? null : reply.error))
  }, [read])
  useEffect(() => {
    if (!profile) load()
  }, [profile, load])
  const customer = profile?.userContent.customer_id ?? null
  const isInCharge = profile !== null && (profile.isSupervisor || profile.userContent.isAdmin)
  const content = useCall<UserContent>(profile ? `/api/o/user-content` : null)
  const company = useCall<Customer>(customer === null ? null : `/api/customer/${customer}/detail`)
  const people = useCall<{ items: Companion[] }>(
    customer !== null && isInCharge ? '/api/traveller/all' : null,
  )
  const calls = [content, company, people]
  const error = failed ?? calls.map((call) => call.error).find(Boolean) ?? null
  const isLoading = profile === null || calls.some((call) => call.isLoading)
  return {
    error,
    again() {
      setFailed(null)
      if (!profile) load()
      for (const call of calls) if (call.error) call.again()
    },
    booker:
      profile && content.data && !isLoading && !error
        ? {
            profile,
            content: content.data,
            company: company.data,
            people: people.data?.items ?? [],
            needsApproval: company.data?.approval_required === true && !isInCharge,
          }
        : null,
  }
}
