import type { Db } from './database.ts'
import * as places from './migrations/0001_places.ts'
import * as bookings from './migrations/0002_bookings.ts'
import * as mailQueue from './migrations/0003_mail_queue.ts'
import * as workers from './migrations/0004_workers.ts'
import * as seeds from './migrations/0005_seeds.ts'
import * as tooDear from './migrations/0006_too_dear.ts'
import * as ledger from './migrations/0007_ledger.ts'
import * as stock from './migrations/0008_stock.ts'
import * as gatewayReferences from './migrations/0009_gateway_references.ts'
import * as reconciliation from './migrations/0010_reconciliation.ts'
import * as everyPlanSold from './migrations/0011_every_plan_sold.ts'
import * as invoices from './migrations/0012_invoices.ts'
import * as coupons from './migrations/0013_coupons.ts'
import * as bookingChanges from './migrations/0014_booking_changes.ts'
import * as invoicesOfChanges from './migrations/0015_invoices_of_changes.ts'
import * as accounts from './migrations/0017_accounts.ts'
import * as ratings from './migrations/0018_ratings.ts'
import * as ownData from './migrations/0019_own_data.ts'
import * as secondStep from './migrations/0020_second_step.ts'
import * as referrals from './migrations/0021_referrals.ts'
import * as identities from './migrations/0022_identities.ts'
import * as feedback from './migrations/0023_feedback.ts'
import * as pictures from './migrations/0024_pictures.ts'
import * as partners from './migrations/0025_partners.ts'
import * as linkAskedBy from './migrations/0026_link_asked_by.ts'
import * as oldSecurityEvents from './migrations/0027_old_security_events.ts'
import * as processes from './migrations/0030_workers.ts'
import * as pickedUp from './migrations/0033_picked_up.ts'
import * as driverChangeRequests from './migrations/0034_driver_change_requests.ts'
import * as signInFailures from './migrations/0038_sign_in_failures.ts'
import * as mailRequests from './migrations/0039_mail_requests.ts'
import * as storedFiles from './migrations/0040_stored_files.ts'
import * as retention from './migrations/0041_retention.ts'
import * as staffTaskDetail from './migrations/0044_staff_task_detail.ts'
import * as bankQuestions from './migrations/0048_bank_questions.ts'
import * as transactionMarks from './migrations/0051_transaction_marks.ts'
import * as taskOwners from './migrations/0052_task_owners.ts'
import * as audit from './migrations/0053_audit.ts'
import * as content from './migrations/0054_content.ts'
import * as enquiries from './migrations/0055_enquiries.ts'
import * as newsletter from './migrations/0056_newsletter.ts'
import * as seenPrices from './migrations/0057_seen_prices.ts'
import * as testimonials from './migrations/0059_testimonials.ts'
import * as listedCoupons from './migrations/0060_listed_coupons.ts'
import * as tripPeople from './migrations/0061_trip_people.ts'
import * as tripPlaces from './migrations/0062_trip_places.ts'
import * as trips from './migrations/0063_trips.ts'
import * as tripSessions from './migrations/0064_trip_sessions.ts'
import * as otpsAndSms from './migrations/0065_otps_and_sms.ts'
import * as tripDistances from './migrations/0066_trip_distances.ts'
import * as journeys from './migrations/0067_journeys.ts'
import * as shuttles from './migrations/0068_shuttles.ts'
import * as wallets from './migrations/0069_wallets.ts'
import * as tripGrids from './migrations/0070_trip_grids.ts'
import * as translations from './migrations/0071_translations.ts'
import * as staffMembers from './migrations/0072_staff_members.ts'
import * as tripPayments from './migrations/0073_trip_payments.ts'
import * as tripGridFilters from './migrations/0074_trip_grid_filters.ts'
import * as billTaxes from './migrations/0075_bill_taxes.ts'
import * as tripsForCallers from './migrations/0076_trips_for_callers.ts'
import * as erasedProfiles from './migrations/0077_erased_profiles.ts'
import * as tripTasks from './migrations/0078_trip_tasks.ts'
import * as keptVehicleTypes from './migrations/0079_kept_vehicle_types.ts'
import * as callerSearch from './migrations/0080_caller_search.ts'
import * as closedTasks from './migrations/0081_closed_tasks.ts'
import * as tripPaymentsChanged from './migrations/0082_trip_payments_changed.ts'
import * as tripReconciliation from './migrations/0083_trip_reconciliation.ts'
import * as windowCounts from './migrations/0084_window_counts.ts'
import * as unpaidHolds from './migrations/0085_unpaid_holds.ts'
import * as forgottenWays from './migrations/0086_forgotten_ways.ts'
import * as forgottenWaysIndex from './migrations/0087_forgotten_ways_index.ts'
import * as knownBrowsers from './migrations/0088_known_browsers.ts'
import * as tripCreditNotes from './migrations/0092_trip_credit_notes.ts'
import * as walletTransfers from './migrations/0093_wallet_transfers.ts'
import * as keptPlaces from './migrations/0097_kept_places.ts'
import * as tripAddresses from './migrations/0098_trip_addresses.ts'
import * as realRatings from './migrations/0107_real_ratings.ts'
import * as otherPlaceNames from './migrations/0114_other_place_names.ts'
import * as keptBanners from './migrations/0115_kept_banners.ts'
import * as tripCollections from './migrations/0120_trip_collections.ts'
import * as tripDesks from './migrations/0121_trip_desks.ts'
import * as knownBrowsersLinks from './migrations/0130_known_browsers_links.ts'
import * as unpaidHoldsOfChanges from './migrations/0133_unpaid_holds_of_changes.ts'
import { runMigrations, type Migration } from './run-migrations.ts'

/**
 * By name, in the order in which they run. Up to 0080 an index of a table that may be big has `if not exists`, so that
 * who has many rows builds it `concurrently` beforehand; a later one is built by a file of its own (`build-index.ts`).
 */
const MIGRATIONS: Record<string, Migration> = {
  '0001_places': places,
  '0002_bookings': bookings,
  '0003_mail_queue': mailQueue,
  '0004_workers': workers,
  '0005_seeds': seeds,
  '0006_too_dear': tooDear,
  '0007_ledger': ledger,
  '0008_stock': stock,
  '0009_gateway_references': gatewayReferences,
  '0010_reconciliation': reconciliation,
  '0011_every_plan_sold': everyPlanSold,
  '0012_invoices': invoices,
  '0013_coupons': coupons,
  '0014_booking_changes': bookingChanges,
  '0015_invoices_of_changes': invoicesOfChanges,
  '0017_accounts': accounts,
  '0018_ratings': ratings,
  '0019_own_data': ownData,
  '0020_second_step': secondStep,
  '0021_referrals': referrals,
  '0022_identities': identities,
  '0023_feedback': feedback,
  '0024_pictures': pictures,
  '0025_partners': partners,
  '0026_link_asked_by': linkAskedBy,
  '0027_old_security_events': oldSecurityEvents,
  '0030_workers': processes,
  '0033_picked_up': pickedUp,
  '0034_driver_change_requests': driverChangeRequests,
  '0038_sign_in_failures': signInFailures,
  '0039_mail_requests': mailRequests,
  '0040_stored_files': storedFiles,
  '0041_retention': retention,
  '0044_staff_task_detail': staffTaskDetail,
  '0048_bank_questions': bankQuestions,
  '0051_transaction_marks': transactionMarks,
  '0052_task_owners': taskOwners,
  '0053_audit': audit,
  '0054_content': content,
  '0055_enquiries': enquiries,
  '0056_newsletter': newsletter,
  '0057_seen_prices': seenPrices,
  '0059_testimonials': testimonials,
  '0060_listed_coupons': listedCoupons,
  '0061_trip_people': tripPeople,
  '0062_trip_places': tripPlaces,
  '0063_trips': trips,
  '0064_trip_sessions': tripSessions,
  '0065_otps_and_sms': otpsAndSms,
  '0066_trip_distances': tripDistances,
  '0067_journeys': journeys,
  '0068_shuttles': shuttles,
  '0069_wallets': wallets,
  '0070_trip_grids': tripGrids,
  '0071_translations': translations,
  '0072_staff_members': staffMembers,
  '0073_trip_payments': tripPayments,
  '0074_trip_grid_filters': tripGridFilters,
  '0075_bill_taxes': billTaxes,
  '0076_trips_for_callers': tripsForCallers,
  '0077_erased_profiles': erasedProfiles,
  '0078_trip_tasks': tripTasks,
  '0079_kept_vehicle_types': keptVehicleTypes,
  '0080_caller_search': callerSearch,
  '0081_closed_tasks': closedTasks,
  '0082_trip_payments_changed': tripPaymentsChanged,
  '0083_trip_reconciliation': tripReconciliation,
  '0084_window_counts': windowCounts,
  '0085_unpaid_holds': unpaidHolds,
  '0086_forgotten_ways': forgottenWays,
  '0087_forgotten_ways_index': forgottenWaysIndex,
  '0088_known_browsers': knownBrowsers,
  '0092_trip_credit_notes': tripCreditNotes,
  '0093_wallet_transfers': walletTransfers,
  '0097_kept_places': keptPlaces,
  '0098_trip_addresses': tripAddresses,
  '0107_real_ratings': realRatings,
  '0114_other_place_names': otherPlaceNames,
  '0115_kept_banners': keptBanners,
  '0120_trip_collections': tripCollections,
  '0121_trip_desks': tripDesks,
  '0130_known_browsers_links': knownBrowsersLinks,
  '0133_unpaid_holds_of_changes': unpaidHoldsOfChanges,
}

/**
 * Migrates the database to the latest schema; if several processes call it at once, one does it and the others wait.
 * `outside`: two connections for what runs outside a transaction and may take long.
 */
export function migrate(db: Db, outside = db): Promise<void> {
  return runMigrations(db, MIGRATIONS, outside)
}
