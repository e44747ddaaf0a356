import { z } from 'zod'
import { CheckedPhone } from '#domains/accounts/profile/checked-phone.contract.ts'
import { INDUSTRIES } from '#domains/content/industry.contract.ts'
import { CountryField } from '#domains/rentals/search/search.contract.ts'
import { fieldError } from '#kernel/contract.ts'
import { COUNTRY_CODES } from '#kernel/countries.ts'
import {
  GetInTouchBody,
  LocalDealBody,
  RegisterPartnerBody,
  RegisterSupplierBody,
} from './enquiry.contract.ts'
import { PriceRequestBody } from './prices/price-request.contract.ts'
import type { EnquiryFieldCode } from './enquiry-field-messages.ts'

/**
 * The forms as validated by the server: a possible phone number, an existing country and industry. Separate
 * from `enquiry.contract.ts`, which the browser loads without these lists.
 */
const CheckedIndustry = RegisterSupplierBody.shape.industry_id.refine(
  (id) => INDUSTRIES.some((industry) => industry === id),
  fieldError<EnquiryFieldCode>('industry_required', 'industry_unknown'),
)
const CheckedCountry = CountryField.refine(
  (code) => COUNTRY_CODES.includes(code),
  fieldError<EnquiryFieldCode>('country_unknown'),
)
const company = { industry_id: CheckedIndustry, country: CheckedCountry, phone: CheckedPhone }

export const CheckedGetInTouchBody = GetInTouchBody.extend({
  phone: CheckedPhone,
  contact_number: CheckedPhone.optional(),
})
export const CheckedLocalDealBody = LocalDealBody.extend({ phone: CheckedPhone })
export const CheckedPriceRequestBody = PriceRequestBody.extend({ phone: CheckedPhone })
export const CheckedRegisterSupplierBody = RegisterSupplierBody.extend(company)
export const CheckedRegisterPartnerBody = RegisterPartnerBody.extend(company)

export type GetInTouch = z.infer<typeof CheckedGetInTouchBody>
export type LocalDeal = z.infer<typeof CheckedLocalDealBody>
export type RegisterSupplier = z.infer<typeof CheckedRegisterSupplierBody>
export type RegisterPartner = z.infer<typeof CheckedRegisterPartnerBody>
