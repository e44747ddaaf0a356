import { expect, test } from 'vitest'
import {
  ENQUIRY_ACTS,
  ENQUIRY_KINDS,
  ENQUIRY_STATES,
  ROBOT_SIGNS,
} from '#domains/enquiries/enquiry.contract.ts'
import { FEEDBACK_TOPICS } from '#domains/enquiries/feedback/feedback.contract.ts'
import { INVOICE_KINDS } from '#domains/invoices/invoice.contract.ts'
import { BOOKING_STATUSES, TOLD_EVENTS } from '#domains/rentals/bookings/booking-status.contract.ts'
import { ASPECTS } from '#domains/rentals/ratings/rating.contract.ts'
import { FILTER_KINDS, SORTS } from '#domains/rentals/search/search-choice.contract.ts'
import { PRICE_LINE_KINDS } from '#domains/rentals/search/search.contract.ts'
import { MEMBER_STATES } from '#domains/staff/members/member.contract.ts'
import { STAFF_ROLES } from '#domains/staff/members/staff-role.contract.ts'
import { TASK_KINDS } from '#domains/staff/task.contract.ts'
import {
  EXTRA_KINDS,
  FEE_KINDS,
  FUEL_POLICIES,
  INCLUSIONS,
  PROTECTION_KINDS,
} from '#domains/suppliers/supplier-connector.ts'
import { PLATFORMS } from '#domains/translations/catalogue/i18n.contract.ts'
import { TRANSLATION_STATES } from '#domains/translations/catalogue/staff-translation.contract.ts'
import { COLLECTION_KINDS } from '#domains/trips/dispatch/billing/trip-collection.contract.ts'
import { StaffTripPaymentContract } from '#domains/trips/dispatch/dispatch.contract.ts'
import { TRIP_CATEGORIES } from '#domains/trips/fares/trip-category.contract.ts'
import {
  PAY_BY,
  TRIP_ACTS,
  TRIP_ATTENTION,
  TRIP_CHARGE_KINDS,
  TRIP_EVENTS,
  TRIP_STATUSES,
} from '#domains/trips/journey/trip.contract.ts'
import { TRIP_PLACE_KINDS } from '#domains/trips/places/trip-place.contract.ts'
import { STAFF_RECORDS } from '#domains/trips/records/record-fields.contract.ts'
import { CLASS_FITS } from '#domains/trips/vehicles/class-fit.contract.ts'
import { WALLET_ENTRY_KINDS } from '#domains/trips/wallets/wallet.contract.ts'
import { BODY_TYPES, CATEGORIES, FUELS } from '#kernel/acriss.ts'
import { WEEKDAYS } from '#kernel/opening-hours.ts'

// That both languages have the same keys is checked with all other words.
const files = import.meta.glob<object>(['../**/words/en/*.json', '../../widget/words/en/*.json'], {
  eager: true,
  import: 'default',
})

/** The words below a path of a file, such as `dispatch:events.kinds`; of the widget's files `widget/trips:status`. */
function wordsAt(place: string): object {
  const [file = '', path = ''] = place.split(':')
  const [name = '', ofWidget] = file.split('/').toReversed()
  const [, texts] =
    Object.entries(files).find(
      ([at]) => at.endsWith(`/en/${name}.json`) && at.includes('/widget/words/') === (ofWidget === 'widget'),
    ) ?? expect.fail(`there is no ${file}`)
  return path.split('.').reduce((held, key) => (held as Record<string, object>)[key] ?? {}, texts)
}

/** Codes of contracts, each list by where pages have words for it. */
const CODES: Readonly<Record<string, readonly (string | number)[]>> = {
  'terms:category': CATEGORIES,
  'terms:body_type': BODY_TYPES,
  'terms:fuel': FUELS,
  'terms:fuel_policy': FUEL_POLICIES,
  'terms:inclusion': INCLUSIONS,
  'terms:fee': FEE_KINDS,
  'terms:price_line': PRICE_LINE_KINDS,
  'terms:extra': EXTRA_KINDS,
  'terms:protection': PROTECTION_KINDS,
  'terms:weekday': WEEKDAYS,
  'terms:booking_status': BOOKING_STATUSES,
  'booking:event': TOLD_EVENTS,
  'rating:aspect': ASPECTS,
  'search:sorts': SORTS,
  'search:kinds': FILTER_KINDS,
  'account:invoices': INVOICE_KINDS,
  'invoice:sheet': INVOICE_KINDS,
  'feedback:topics': FEEDBACK_TOPICS,
  'dispatch:categories': Object.values(TRIP_CATEGORIES),
  'dispatch:statuses': TRIP_STATUSES,
  'dispatch:approvals': ['waiting', 'approved', 'refused'],
  'dispatch:pay_by': PAY_BY,
  'dispatch:places': TRIP_PLACE_KINDS,
  'dispatch:payments.kinds': StaffTripPaymentContract.shape.kind.options,
  'dispatch:events.kinds': TRIP_EVENTS,
  'dispatch:acts': TRIP_ACTS,
  'dispatch:done': TRIP_ACTS,
  'dispatch:assign.classes': CLASS_FITS.filter((fit) => fit !== 'booked'),
  'dispatch:charge.options': TRIP_CHARGE_KINDS,
  'dispatch:collect.options': COLLECTION_KINDS,
  'staff:attention': TRIP_ATTENTION,
  'staff:roles': STAFF_ROLES,
  'staff:role_hints': STAFF_ROLES,
  'staff:tasks.kinds': TASK_KINDS,
  'staff:tasks.what': TASK_KINDS,
  'staff:enquiries.kinds': ENQUIRY_KINDS,
  'staff:enquiries.states': ENQUIRY_STATES,
  'staff:enquiries.acts': ENQUIRY_ACTS.filter((act) => act !== 'answer'),
  'staff:enquiries.robot_signs': ROBOT_SIGNS,
  'staff:enquiries.topics': FEEDBACK_TOPICS,
  'staff:people.states': MEMBER_STATES,
  'wallets:kinds': WALLET_ENTRY_KINDS,
  'translations:states': TRANSLATION_STATES,
  'translations:platforms': PLATFORMS,
  'fleet:kinds': STAFF_RECORDS,
  'widget/trips:status': TRIP_STATUSES,
  'widget/my_account:wallet.kind': WALLET_ENTRY_KINDS,
}

test.for(Object.entries(CODES))('each code has words of its own at %s', ([place, codes]) => {
  const words = Object.keys(wordsAt(place))
  // Some are said otherwise by number or way.
  const missing = codes.filter(
    (code) => !words.some((word) => word === String(code) || word.startsWith(`${code}_`)),
  )
  expect(missing).toEqual([])
})
