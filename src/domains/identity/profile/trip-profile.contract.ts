import { LANGUAGE_CODES } from '#kernel/locale.ts'
import { z } from 'zod'
import { fieldError, LanguageField, orNull } from '#kernel/contract.ts'
import { TripWalletContract } from './company-wallet.contract.ts'
import { PersonNameField } from './person-name.contract.ts'
import type { IdentityFieldCode } from '../identity-field-messages.ts'

/** The identity of a profile, in the spelling of specification §3. */
export const UserContentContract = z
  .object({
    name: z.string().meta({ description: 'Empty until it was told' }),
    customer_id: orNull(z.uuid()).meta({
      description: 'The company; null: a retail traveller or an owner’s',
    }),
    supervisor_id: orNull(z.uuid()).meta({ description: 'The profile that books and approves for this one' }),
    isAdmin: z.boolean(),
    owner_id: orNull(z.uuid()).meta({ description: 'The owner of vehicles whose person this is' }),
    pic: orNull(z.string()),
  })
  .meta({ id: 'UserContent' })

export const TripProfileContract = z
  .object({
    profile_id: z.uuid(),
    company_name: orNull(z.string()),
    isSupervisor: z.boolean(),
    userContent: UserContentContract,
    wallet: orNull(TripWalletContract).meta({ description: 'Of the company; null without one' }),
  })
  .meta({ id: 'TripProfile' })
export type TripProfileReply = z.infer<typeof TripProfileContract>

export const TripProfilesReply = z
  .object({
    items: z.array(
      z.object({
        ...TripProfileContract.shape,
        current: z.boolean().meta({ description: 'Whether it is the one that is signed in' }),
      }),
    ),
  })
  .meta({ id: 'TripProfiles' })

export const SwitchProfileBody = z.strictObject({
  profile_id: z.uuid(fieldError<IdentityFieldCode>('profile_id_invalid')),
})

const picError = fieldError<IdentityFieldCode>('pic_invalid')

export const UserContentBody = z
  .strictObject({
    name: PersonNameField.optional(),
    pic: orNull(z.url({ protocol: /^https$/, ...picError }).max(500, fieldError('too_long:500')))
      .optional()
      .meta({ description: 'The https address of a picture; null takes it away' }),
    language: LanguageField.optional(),
  })
  .refine((body) => Object.keys(body).length > 0, { error: 'nothing_to_change', path: ['name'] })

export const UserContentReply = z
  .object({
    userContent: UserContentContract,
    email: orNull(z.string()),
    mobile: orNull(z.string()).meta({ description: 'E.164', example: '+971501234567' }),
    language: z.enum(LANGUAGE_CODES).meta({ description: 'Of messages to this person' }),
    cost_centre: orNull(z.string()),
  })
  .meta({ id: 'TripUserContent' })
