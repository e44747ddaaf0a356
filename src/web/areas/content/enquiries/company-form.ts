import { z } from 'zod'
import { RegisterPartnerBody, RegisterSupplierBody } from '#domains/enquiries/enquiry.contract.ts'
import { requiredPhone } from '#web/forms/optional-phone.ts'
import type { PhoneReader } from '#ui/fields/phone-number.ts'
import { countField } from './parse-count.ts'

const { company, industry_id, country, first_name, last_name, email, message } = RegisterPartnerBody.shape

/** Returns the fields of every joining company, in the order of the form. */
function companyFields(phoneCountry: string, readPhone: PhoneReader) {
  return {
    company,
    industry_id: countField(industry_id),
    country,
    first_name,
    last_name,
    phone: requiredPhone(phoneCountry, readPhone),
    email,
  }
}

/** Returns the form of Become a Supplier. */
export function supplierForm(phoneCountry: string, readPhone: PhoneReader) {
  return z.object({
    ...companyFields(phoneCountry, readPhone),
    fleet_size: countField(RegisterSupplierBody.shape.fleet_size),
    message,
  })
}

/** Returns the form of Become a Partner; a website entered without its protocol is one on https. */
export function partnerForm(phoneCountry: string, readPhone: PhoneReader) {
  const { website, traffic } = RegisterPartnerBody.shape
  return z.object({
    ...companyFields(phoneCountry, readPhone),
    website: z.preprocess(
      (input) => (typeof input === 'string' ? withProtocol(input.trim()) : input),
      website,
    ),
    traffic: countField(traffic),
    message,
  })
}

function withProtocol(address: string): string {
  return address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`
}
