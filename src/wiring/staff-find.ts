import { SEARCHED_PEOPLE, findPeople } from '#domains/accounts/find-people.store.ts'
import { SEARCHED_COMPANIES, findCompanies } from '#domains/companies/customers/find-companies.store.ts'
import { SEARCHED_ENQUIRIES, findEnquiries } from '#domains/enquiries/staff/find-enquiries.store.ts'
import { SEARCHED_PARTNERS, findPartners } from '#domains/partners/record/staff/find-partners.store.ts'
import { SEARCHED_TRIP_PEOPLE } from '#domains/identity/public.ts'
import { SEARCHED_BOOKINGS } from '#domains/rentals/staff/booking-filter.store.ts'
import { findBookings } from '#domains/rentals/staff/find-bookings.store.ts'
import type { Finder } from '#domains/staff/find/find-anything.usecase.ts'
import { findContent } from '#domains/content/find-content.usecase.ts'
import { findCoupons } from '#domains/coupons/staff/find-coupons.store.ts'
import { findPlaces } from '#domains/trips/records/find-places.store.ts'
import type { Find } from '#kernel/search-query.ts'
import { findTasks } from '#domains/staff/find/find-tasks.store.ts'
import { SEARCHED_TRIPS, findTrips } from '#domains/trips/dispatch/find-trips.store.ts'
import { foldAll, hasUnfolded } from '#platform/db/searched-rows.ts'
import type { Job, Shared } from './share-context.ts'

/** Wires the staff's global search: each domain searches its own tables. */
export function wireStaffFind({ db }: Pick<Shared, 'db'>, findMargins: Find) {
  const finders: Finder[] = [
    { kind: 'bookings', needs: ['support', 'finance'], find: findBookings(db) },
    { kind: 'trips', needs: ['dispatch'], find: findTrips(db) },
    { kind: 'people', needs: ['support', 'finance'], find: findPeople(db) },
    { kind: 'tasks', needs: ['support', 'finance'], find: findTasks(db) },
    { kind: 'enquiries', needs: ['support'], find: findEnquiries(db) },
    { kind: 'partners', needs: ['partners'], find: findPartners(db) },
    { kind: 'coupons', needs: ['content', 'finance'], find: findCoupons(db) },
    { kind: 'places', needs: ['dispatch'], find: findPlaces(db) },
    { kind: 'margins', needs: ['suppliers'], find: findMargins },
    { kind: 'content', needs: ['content'], find: findContent(db) },
    { kind: 'companies', needs: ['dispatch', 'finance'], find: findCompanies(db) },
  ]
  const tables = [
    SEARCHED_BOOKINGS,
    SEARCHED_TRIPS,
    SEARCHED_PEOPLE,
    SEARCHED_ENQUIRIES,
    SEARCHED_PARTNERS,
    SEARCHED_COMPANIES,
    SEARCHED_TRIP_PEOPLE,
  ]
  const jobs: Job[] = [
    { name: 'fold names', everySeconds: 5, isDue: hasUnfolded(tables), work: foldAll(db, tables) },
  ]
  return { jobs, finders }
}
