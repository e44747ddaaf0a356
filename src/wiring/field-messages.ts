import { FIELD_MESSAGES } from '#kernel/field-messages.ts'
import { accountFieldMessages } from '#domains/accounts/account-field-messages.ts'
import { companyFieldMessages } from '#domains/companies/company-field-messages.ts'
import { contentFieldMessages } from '#domains/content/content-field-messages.ts'
import { couponFieldMessages } from '#domains/coupons/coupon-field-messages.ts'
import { enquiryFieldMessages } from '#domains/enquiries/enquiry-field-messages.ts'
import { fareFieldMessages } from '#domains/fares/fare-field-messages.ts'
import { identityFieldMessages } from '#domains/identity/identity-field-messages.ts'
import { partnerFieldMessages } from '#domains/partners/record/partner-field-messages.ts'
import { rentalFieldMessages } from '#domains/rentals/rental-field-messages.ts'
import { settingFieldMessages } from '#domains/settings/setting-field-messages.ts'
import { shuttleFieldMessages } from '#domains/shuttles/shuttle-field-messages.ts'
import { staffFieldMessages } from '#domains/staff/staff-field-messages.ts'
import { translationFieldMessages } from '#domains/translations/translation-field-messages.ts'
import { travellerFieldMessages } from '#domains/travellers/traveller-field-messages.ts'
import { tripFieldMessages } from '#domains/trips/trip-field-messages.ts'

/** The messages for an invalid field of every contract. */
export const ALL_FIELD_MESSAGES = {
  ...FIELD_MESSAGES,
  ...accountFieldMessages,
  ...companyFieldMessages,
  ...contentFieldMessages,
  ...couponFieldMessages,
  ...enquiryFieldMessages,
  ...fareFieldMessages,
  ...identityFieldMessages,
  ...partnerFieldMessages,
  ...rentalFieldMessages,
  ...settingFieldMessages,
  ...shuttleFieldMessages,
  ...staffFieldMessages,
  ...translationFieldMessages,
  ...travellerFieldMessages,
  ...tripFieldMessages,
}
