import type { TripProfile } from '#domains/identity/public.ts'
import { parsePhoneNumber } from 'libphonenumber-js/min'
import type { Customer } from './customer.contract.ts'

/** A retail traveller as a customer. */
export function retailCustomer({ id, name, email, mobile }: TripProfile): Customer {
  return {
    id,
    kind: 'person',
    corp_id: null,
    name,
    country_code: null,
    currency: null,
    tax_id: null,
    address: null,
    phone: mobile === null ? null : phoneOf(mobile),
    email,
    approval_required: false,
  }
}

function phoneOf(mobile: string): { countryCode: string; phone: string } {
  const { countryCallingCode, nationalNumber } = parsePhoneNumber(mobile)
  return { countryCode: `+${countryCallingCode}`, phone: nationalNumber }
}
