import { z } from 'zod'
import {
  codeField,
  EmailField,
  fieldError,
  FirstNameField,
  KnownEmailField,
  LangIdField,
  LastNameField,
  PhoneField,
} from '#kernel/contract.ts'
import { ROLES } from './sessions/role.contract.ts'
import type { AccountFieldCode } from './account-field-messages.ts'

export const GuestLoginReply = z.object({
  token: z.string(),
  user: z.object({ id: z.uuid(), role: z.literal('guest') }),
})

/** Details of the visitor for the page: the readable cookie `{product}_userdata`. */
export const UserDataContract = z.object({
  name: z.string().nullable(),
  avatar: z.string().nullable(),
  role_id: z.int(),
  isLoggedIn: z.boolean(),
})
export type UserData = z.infer<typeof UserDataContract>

export const UserContract = z
  .object({
    id: z.uuid(),
    role: z.enum(ROLES),
    role_id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    email_verified: z
      .boolean()
      .meta({ description: 'Whether its owner has opened the link that was mailed' }),
    has_password: z.boolean().meta({ description: 'False for who only signs in through another service' }),
    phone: z.object({ countryCode: z.string(), phone: z.string() }).nullable(),
    avatar: z.string().nullable(),
    lang_id: LangIdField,
    referral_code: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'User' })
export type UserReply = z.infer<typeof UserContract>

/** The lengths of `password-rules.ts`, repeated here because the browser loads this file. */
export const NewPasswordField = z
  .string(fieldError<AccountFieldCode>('password_required'))
  .min(10, fieldError<AccountFieldCode>('password_too_short'))
  .max(200, fieldError('too_long:200'))

/** Accepted as entered: older passwords may follow older rules. */
export const PasswordField = z
  .string(fieldError<AccountFieldCode>('password_required'))
  .min(1, fieldError<AccountFieldCode>('password_required'))
  .max(200, fieldError('too_long:200'))

const secretError = fieldError('secret_invalid')
export const SecretField = z.string(secretError).regex(/^[\w-]{43}$/, secretError)

/** A friend's referral code, in upper or lower case. */
export const ReferralCodeField = codeField<AccountFieldCode>('referral_code_invalid', 20)

/** Like `ReferralCodeField`, for sign-ins with another service: an invalid code does not block them. */
export const PassingReferralCode = z
  .preprocess((code) => ReferralCodeField.safeParse(code).data, ReferralCodeField.optional())
  .optional()
  .meta({ description: 'Of who brought them, should an account be opened; what is no code counts as none' })

export const RegisterBody = z.strictObject({
  first_name: FirstNameField,
  last_name: LastNameField,
  email: EmailField,
  phone: PhoneField.optional(),
  password: NewPasswordField,
  referral_code: ReferralCodeField.optional(),
  lang_id: LangIdField.optional(),
})

export const SessionReply = z.object({ token: z.string(), expires_at: z.iso.datetime(), user: UserContract })

export const LoginBody = z.strictObject({
  email: KnownEmailField,
  password: PasswordField,
  remember_me: z.boolean(fieldError('yes_or_no')).default(false),
  lang_id: LangIdField.optional(),
})

export const ForgetPasswordBody = z.strictObject({ email: KnownEmailField, lang_id: LangIdField.optional() })

export const ChangePasswordBody = z
  .strictObject({
    current_password: PasswordField.optional(),
    reset_token: SecretField.optional(),
    new_password: NewPasswordField,
    lang_id: LangIdField.optional(),
  })
  .refine((body) => (body.current_password === undefined) !== (body.reset_token === undefined), {
    error: 'one_password_proof',
    path: ['current_password'],
  })

export const VerifyEmailBody = z.strictObject({
  secret: SecretField,
  password: PasswordField.optional().meta({
    description: 'Of the account that the link was mailed for, where the request carries no sign-in of it',
  }),
  lang_id: LangIdField.optional(),
})

export const ChangeEmailBody = z.strictObject({
  email: EmailField,
  password: PasswordField,
  lang_id: LangIdField.optional(),
})

export const DeleteAccountBody = z.strictObject({ password: PasswordField, lang_id: LangIdField.optional() })

export const ProfileReply = z.object({ user: UserContract })

export const UpdateProfileBody = z.strictObject({
  first_name: FirstNameField,
  last_name: LastNameField,
  phone: PhoneField.nullable().optional(),
  lang_id: LangIdField.optional(),
})

export const UpdateLanguageBody = z.strictObject({ lang_id: LangIdField })

export const DevicesReply = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      device: z.string().nullable().meta({ description: 'What it says of itself (User-Agent)' }),
      address: z.string().nullable(),
      signed_in_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
      current: z.boolean(),
    }),
  ),
})

export const EndDeviceBody = z.strictObject({
  id: z.uuid(fieldError<AccountFieldCode>('device_id_invalid')),
  lang_id: LangIdField.optional(),
})
