import { findPeople } from '#domains/accounts/find-people.store.ts'
import { findCompanies } from '#domains/companies/customers/find-companies.store.ts'
import { findEnquiries } from '#domains/enquiries/staff/find-enquiries.store.ts'
import { findPartners } from '#domains/partners/record/staff/find-partners.store.ts'
import { findBookings } from '#domains/rentals/staff/find-bookings.store.ts'
import { findAnything, type Finder } from '#domains/staff/find/find-anything.usecase.ts'
import { findRoutes } from '#domains/staff/find/find.routes.ts'
import { findTasks } from '#domains/staff/find/find-tasks.store.ts'
import { findTrips } from '#domains/trips/dispatch/find-trips.store.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

/** The staff's search of everything: each domain finds in its own tables. */
export function wireStaffFind(
  { db, rateLimit }: Shared,
  { requireStaff, readAccess, noteLook, searchHash }: Staff,
) {
  const finders: Finder[] = [
    { kind: 'bookings', needs: ['support', 'finance'], find: findBookings(db) },
    { kind: 'trips', needs: ['dispatch'], find: findTrips(db) },
    { kind: 'people', needs: ['support', 'finance'], find: findPeople(db) },
    { kind: 'tasks', needs: ['support', 'finance'], find: findTasks(db) },
    { kind: 'enquiries', needs: ['support'], find: findEnquiries(db) },
    { kind: 'partners', needs: ['partners'], find: findPartners(db) },
    { kind: 'companies', needs: ['dispatch', 'finance'], find: findCompanies(db) },
  ]
  return {
    api: [
      findRoutes({
        findAnything: findAnything({ finders, readAccess, noteLook, hash: searchHash }),
        requireStaff,
        rateLimit,
      }),
    ],
  }
}
