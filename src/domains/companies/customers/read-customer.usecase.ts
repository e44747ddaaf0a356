import type { TripProfile, TripProfileStore, TripCaller } from '#domains/identity/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { CompanyStore } from './company.store.ts'
import type { Companion, Customer } from './customer.contract.ts'
import { retailCustomer } from './retail-customer.ts'
import type { TravellerStore } from './traveller.store.ts'

/** Records that a caller may see: of their own company and, for a retail traveller, of themself; null: any other. */
export type ReadCustomer = {
  customer(caller: TripCaller, id: string): Promise<Customer | null>
  supervisor(caller: TripCaller, id: string): Promise<TripProfile | null>
  /** Those whom the caller books for besides themselves. */
  travellers(caller: TripCaller): Promise<Companion[]>
}

type Needs = {
  db: Db
  companies: Pick<CompanyStore, 'find'>
  profiles: Pick<TripProfileStore, 'find'>
  travellers: TravellerStore
}

export function readCustomer({ db, companies, profiles, travellers }: Needs): ReadCustomer {
  return {
    async customer({ companyId, profileId }, id) {
      if (companyId !== null) return id === companyId ? companies.find(db, id) : null
      const profile = id === profileId ? await profiles.find(db, id) : null
      return profile && retailCustomer(profile)
    },

    async supervisor({ companyId }, id) {
      if (companyId === null) return null
      const profile = await profiles.find(db, id)
      return profile?.isSupervisor && profile.company?.id === companyId ? profile : null
    },

    travellers: (caller) => travellers.listFor(db, caller),
  }
}
