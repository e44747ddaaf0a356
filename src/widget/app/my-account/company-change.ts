import type { Customer, CustomerChange } from '#domains/companies/customers/customer.contract.ts'
import type { PhoneReader } from '#ui/fields/phone-number.ts'

/** A company's record as its form has it. */
export type CompanyDraft = {
  name: string
  taxId: string
  addressLine: string
  city: string
  country: string
  phoneCountry: string
  phone: string
  email: string
  approval: boolean
}

export function companyDraft(company: Customer, countryOfBrowser: string): CompanyDraft {
  const { name, tax_id, address, phone, email, approval_required, country_code } = company
  const country = country_code ?? countryOfBrowser
  return {
    name,
    taxId: tax_id ?? '',
    addressLine: address?.addressLine ?? '',
    city: address?.city ?? '',
    country: address?.country ?? country,
    phoneCountry: country,
    phone: phone ? `${phone.countryCode} ${phone.phone}` : '',
    email: email ?? '',
    approval: approval_required,
  }
}

/** Builds the body of `customer/update`: only changed fields. Null if the phone number is invalid. */
export function companyChange(
  company: Customer,
  draft: CompanyDraft,
  readPhone: PhoneReader,
): CustomerChange | null {
  const before = companyDraft(company, draft.phoneCountry)
  const differs = (...fields: readonly (keyof CompanyDraft)[]) =>
    fields.some((field) => draft[field] !== before[field])
  const orNone = (text: string) => (text.trim() === '' ? null : text)
  const change: CustomerChange = {
    ...(differs('name') && { name: draft.name }),
    ...(differs('taxId') && { tax_id: orNone(draft.taxId) }),
    ...(differs('addressLine', 'city', 'country') && {
      address: { addressLine: draft.addressLine, city: draft.city, country: draft.country },
    }),
    ...(differs('email') && { email: orNone(draft.email) }),
    ...(differs('approval') && { approval_required: draft.approval }),
  }
  if (!differs('phone')) return change
  if (draft.phone.trim() === '') return { ...change, phone: null }
  const phone = readPhone(draft.phoneCountry, draft.phone)
  return phone && { ...change, phone }
}
