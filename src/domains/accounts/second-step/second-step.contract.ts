import { z } from 'zod'
import { fieldError, groupedCodeField, LangIdField, orNull, textField } from '#kernel/contract.ts'
import { PasswordField, SecretField, SessionReply } from '../account.contract.ts'
import { MadePasskey, NewPasskeyOptions, PasskeyOptions, ShownPasskey } from './passkey.contract.ts'
import type { AccountFieldCode } from '../account-field-messages.ts'

const lang_id = LangIdField.optional()

/** Six digits, in any keyboard's numerals, with or without spaces. */
export const CodeField = groupedCodeField<AccountFieldCode>('code_required', 40).regex(
  /^\d{6}$/,
  fieldError<AccountFieldCode>('code_invalid'),
)

/** Sixteen letters and digits, with or without dashes. */
export const RecoveryCodeField = groupedCodeField<AccountFieldCode>('recovery_code_required', 40)
  .toUpperCase()
  .regex(/^[ABCDEFGHJKMNPQRSTVWXYZ2-9]{16}$/, fieldError<AccountFieldCode>('recovery_code_invalid'))

const RecoveryCodes = z
  .array(z.string())
  .meta({ description: 'Ten codes, each good once; shown now and never again' })

const issued = { recovery_codes: orNull(RecoveryCodes) }

/** The response of `login` for an account with a second step: no token yet. */
export const SecondStepReply = z.object({
  second_step: z.object({
    challenge: z.string().meta({ description: 'Names this sign-in for five minutes and five tries' }),
    expires_at: z.iso.datetime(),
    methods: z.array(z.enum(['code', 'passkey', 'recovery_code'])),
    passkey_options: orNull(PasskeyOptions),
  }),
})

export const LoginReply = z.union([SessionReply, SecondStepReply])

const oneCredential = fieldError<AccountFieldCode>('one_second_step')

export const LoginSecondStepBody = z
  .strictObject({
    challenge: SecretField,
    code: CodeField.optional(),
    recovery_code: RecoveryCodeField.optional(),
    passkey: ShownPasskey.optional(),
    lang_id,
  })
  .refine(
    ({ code, recovery_code, passkey }) =>
      [code, recovery_code, passkey].filter((credential) => credential !== undefined).length === 1,
    oneCredential,
  )

export const PasskeyOptionsBody = z.strictObject({ lang_id })
export const PasskeyOptionsReply = z.object({ challenge: z.string(), options: PasskeyOptions })

export const LoginPasskeyBody = z.strictObject({
  challenge: SecretField,
  passkey: ShownPasskey,
  remember_me: z.boolean(fieldError('yes_or_no')).default(false),
  lang_id,
})

export const SecondStepStateReply = z.object({
  codes: z.object({ on: z.boolean(), since: z.iso.datetime().nullable() }),
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime().nullable(),
    }),
  ),
  recovery_codes_left: z.int(),
})

/** Changes to an account's security require the password again. */
export const PasswordAgainBody = z.strictObject({ password: PasswordField, lang_id })

export const NewCodesReply = z.object({
  secret: z.string().meta({ description: 'Base32, to type where a QR code cannot be read' }),
  address: z.string().meta({ description: 'otpauth://…, to show as a QR code' }),
})

export const ConfirmCodesBody = z.strictObject({ code: CodeField, lang_id })

/** Recovery codes are issued with the first method turned on, and stay valid for later ones. */
export const IssuedReply = z.object(issued)

export const EndCodesBody = z
  .strictObject({
    password: PasswordField,
    code: CodeField.optional(),
    recovery_code: RecoveryCodeField.optional(),
    lang_id,
  })
  .refine(
    ({ code, recovery_code }) => (code === undefined) !== (recovery_code === undefined),
    fieldError<AccountFieldCode>('code_or_recovery_code'),
  )

export const NewPasskeyReply = z.object({ challenge: z.string(), options: NewPasskeyOptions })

export const AddPasskeyBody = z.strictObject({
  challenge: SecretField,
  name: textField('name_required', 60),
  passkey: MadePasskey,
  lang_id,
})

export const RemovePasskeyBody = z.strictObject({
  id: z.uuid(fieldError<AccountFieldCode>('passkey_id_invalid')),
  password: PasswordField,
  lang_id,
})

export const RecoveryCodesReply = z.object({ recovery_codes: RecoveryCodes })
