import { z } from 'zod'
import { CheckedPhone } from '#domains/accounts/profile/checked-phone.contract.ts'
import { COUNTRY_CODES } from '#kernel/countries.ts'
import { EmailField, fieldError, nameField, orNull, textField } from '#kernel/contract.ts'

const AddressContract = z.object({ addressLine: z.string(), city: z.string(), country: z.string() })
const PhoneContract = z.object({ countryCode: z.string(), phone: z.string() })

export const TripRecordParam = z.object({ id: z.uuid(fieldError('id_required')) })

/** A customer: a company, or a retail traveller, who is their own customer. */
export const CustomerContract = z
  .object({
    id: z.uuid().meta({ description: 'Of the company; of a retail traveller, their profile_id' }),
    kind: z.enum(['company', 'person']),
    corp_id: orNull(z.string()).meta({ description: 'What `x-corp-id` names the company by' }),
    name: z.string(),
    country_code: orNull(z.string()),
    currency: orNull(z.string()),
    tax_id: orNull(z.string()),
    address: orNull(AddressContract),
    phone: orNull(PhoneContract),
    email: orNull(z.string()),
    approval_required: z
      .boolean()
      .meta({ description: 'Whether a supervisor approves the trips of its travellers' }),
  })
  .meta({ id: 'TripCustomer' })
export type Customer = z.infer<typeof CustomerContract>

const countryError = fieldError('country_invalid')

export const UpdateCustomerBody = z
  .strictObject({
    name: nameField('name_required', 120).optional(),
    tax_id: orNull(textField('text_required', 40)).optional(),
    address: z
      .strictObject({
        addressLine: textField('text_required', 200),
        city: textField('city_required', 80),
        country: z.string(countryError).refine((code) => COUNTRY_CODES.includes(code), countryError),
      })
      .optional(),
    phone: orNull(CheckedPhone).optional(),
    email: orNull(EmailField).optional(),
    approval_required: z.boolean(fieldError('yes_or_no')).optional(),
  })
  .refine((body) => Object.keys(body).length > 0, { error: 'nothing_to_change', path: ['name'] })
  .meta({ description: 'What changes; a retail traveller has no more than a `name`' })
export type CustomerChange = z.infer<typeof UpdateCustomerBody>

/** A profile of a company that books and approves for its travellers. */
export const SupervisorContract = z
  .object({
    id: z.uuid(),
    customer_id: z.uuid(),
    name: z.string(),
    email: orNull(z.string()),
    mobile: orNull(z.string()),
    pic: orNull(z.string()),
    isAdmin: z.boolean(),
  })
  .meta({ id: 'TripSupervisor' })

/** A person for whom a supervisor or an admin books trips. */
const CompanionContract = z.object({
  profile_id: z.uuid(),
  name: z.string(),
  cost_centre: orNull(z.string()),
})
export type Companion = z.infer<typeof CompanionContract>

export const CompanionsReply = z
  .object({ items: z.array(CompanionContract).meta({ description: 'By name, 500 at most' }) })
  .meta({ id: 'TripCompanions' })
