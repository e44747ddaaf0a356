import { z } from 'zod'
import {
  EmailField,
  FirstNameField,
  FlightNumberField,
  LangIdField,
  LastNameField,
  LatinNameField,
  orNull,
  PhoneField,
} from '#kernel/contract.ts'
import { requireLatinNames } from '../../bookings/driver.contract.ts'
import { CORRECTED_FIELDS } from './corrected-fields.contract.ts'

const DriverFieldsContract = z.strictObject({
  first_name: FirstNameField,
  last_name: LastNameField,
  latin_first_name: orNull(LatinNameField).default(null),
  latin_last_name: orNull(LatinNameField).default(null),
  email: EmailField,
  phone: PhoneField,
  flight_number: orNull(FlightNumberField),
})
export type DriverFields = z.infer<typeof DriverFieldsContract>

const text = z.string().max(400)
/** Values as shown to a colleague, which may predate the current validation. */
const ShownFields = z.strictObject({
  first_name: text,
  last_name: text,
  latin_first_name: orNull(text).default(null),
  latin_last_name: orNull(text).default(null),
  email: text,
  phone: z.strictObject({ countryCode: text, phone: text }),
  flight_number: orNull(text),
})

export const CorrectDriverBody = z
  .strictObject({
    ...DriverFieldsContract.shape,
    was: ShownFields.meta({ description: 'As they were shown; what is no longer so is refused' }),
    tell_supplier: z.boolean().meta({
      description:
        'Whether the supplier is to change its reservation, where more than the e-mail differs; otherwise only what we keep is changed',
    }),
    lang_id: LangIdField.optional(),
  })
  .superRefine(requireLatinNames)

export const CorrectedDriverReply = z.object({
  driver: DriverFieldsContract.extend({ email: z.string() }),
  supplier: z.enum(['told', 'asked', 'not_told']).meta({
    description:
      'told: its reservation is changed; asked: it has not answered yet; not_told: it was not asked',
  }),
  not_told: z.array(z.enum(CORRECTED_FIELDS)).meta({ description: 'What the supplier does not know of' }),
})

export const ResendBookingMailBody = z.strictObject({
  was_email: text.meta({
    description: 'The driver’s address as it was shown; if it is another by now, that is refused',
  }),
  email: EmailField.optional().meta({
    description: 'The corrected address, to which all mails go from now on',
  }),
  lang_id: LangIdField.optional(),
})
export const ResentBookingMailReply = z.object({ recipient: z.string() })
