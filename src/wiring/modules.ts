import {
  authentication,
  ownAccount,
  pictures as accountPictures,
  referrals,
} from '#domains/accounts/module.ts'
import { companies } from '#domains/companies/module.ts'
import { content } from '#domains/content/module.ts'
import { coupons } from '#domains/coupons/module.ts'
import { enquiries, newsletter, priceRequests } from '#domains/enquiries/module.ts'
import { fares } from '#domains/fares/module.ts'
import { fleet } from '#domains/fleet/module.ts'
import { identity } from '#domains/identity/module.ts'
import { invoices, travellerInvoices } from '#domains/invoices/module.ts'
import { mailQueue, mails, mailTemplates, recordMails, textMessages } from '#domains/notifications/module.ts'
import { partnerEarnings, partnerReports, partners, partnerStatements } from '#domains/partners/module.ts'
import { books, disputes, moneyTasks, reconciliation } from '#domains/payments/module.ts'
import {
  bookingFiles,
  bookingLookup,
  bookings,
  locationMaps,
  locations,
  priceGuard,
  ratings,
  rebookings,
  refundRequests,
  savedCars,
  search,
  searchAlerts,
  seenPrices,
  settlement,
} from '#domains/rentals/module.ts'
import {
  bookingMoney,
  bookingTasks,
  callerBookings,
  staffBookings,
  supply,
} from '#domains/rentals/staff-module.ts'
import { settings } from '#domains/settings/module.ts'
import { shuttles } from '#domains/shuttles/module.ts'
import { auditLog, members, search as staffSearch, tasks, today } from '#domains/staff/module.ts'
import { stock } from '#domains/stock/module.ts'
import { suppliers } from '#domains/suppliers/module.ts'
import { supplierPictures } from '#domains/suppliers/pictures/module.ts'
import { translations } from '#domains/translations/module.ts'
import { journeys, tripCards, tripGrids, tripPlaces } from '#domains/trips/module.ts'
import { visitors } from '#domains/visitors/module.ts'
import { widget } from '#domains/widget/module.ts'
import type { openAppParts } from './app-parts.ts'
import type { Wired } from './share-context.ts'
import { wireModule, type Module } from './wire-module.ts'

/**
 * Lists what each domain adds to the app. The order is that of the API reference, and of erasure: a row that identifies
 * the owner of others is erased after them.
 */
export function listDomains(parts: Awaited<ReturnType<typeof openAppParts>>): Wired[] {
  const { app, guards, tripGuards, payments, events } = parts
  const wire = (module: Module<typeof app>) => wireModule(app, guards, module)
  const wireTrips = (module: Module<typeof app>) => wireModule(app, tripGuards, module)
  return [
    parts.shared,
    parts.releaseFiles,
    parts.suppliers,
    wire(suppliers),
    wire(locations),
    wire(locationMaps),
    parts.links,
    wire(seenPrices),
    wire(search),
    parts.notifications,
    wire(supplierPictures),
    wire(mails),
    wire(ownAccount),
    wire(authentication),
    parts.payments,
    parts.staff,
    wire(members),
    wire(auditLog),
    wire(tasks),
    // The redemptions of a person are found by their bookings.
    wire(coupons),
    wire(settings),
    wire(supply),
    wire(partners),
    wire(partnerReports),
    wire(partnerEarnings),
    wire(partnerStatements),
    wire(textMessages),
    wire(tripCards(payments.gateway)),
    wire(settlement),
    wire(bookings(payments.gateway)),
    wire(stock),
    wire(refundRequests),
    wire(travellerInvoices),
    wire(bookingFiles),
    wire(bookingLookup),
    wire(priceGuard),
    wire(rebookings(payments.gateway)),
    wire(callerBookings),
    wire(staffBookings),
    wire(mailQueue),
    wire(mailTemplates),
    wire(recordMails),
    wire(bookingMoney),
    wire(bookingTasks),
    wire(moneyTasks),
    wire(books),
    wire(invoices),
    wire(searchAlerts),
    wire(newsletter),
    wire(ratings),
    wire(content),
    wire(savedCars),
    wire(referrals),
    wire(accountPictures),
    wire(visitors),
    wire(enquiries),
    wire(translations),
    wire(reconciliation),
    wireTrips(identity),
    wireTrips(companies),
    events,
    wireModule({ ...app, reversibleSales: events.reversibleSales }, guards, disputes),
    wireTrips(shuttles),
    wireTrips(fares),
    wireTrips(priceRequests),
    wireTrips(journeys),
    parts.staffFind,
    wire(staffSearch),
    wire(today),
    wireTrips(tripPlaces),
    wireTrips(fleet),
    wireTrips(tripGrids),
    wire(widget),
  ]
}
