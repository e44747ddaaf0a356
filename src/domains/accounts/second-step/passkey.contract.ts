import { z } from 'zod'
import { fieldError } from '#kernel/contract.ts'
import type { AccountFieldCode } from '../account-field-messages.ts'

/** Passkey messages between browser and server, in the JSON of WebAuthn (level 3, §5.1). */

const passkeyError = fieldError<AccountFieldCode>('passkey_invalid')
/** Schema of base64url with a maximum length, which suits public keys of the largest kinds. */
const bytes = (max: number) =>
  z
    .string(passkeyError)
    .max(max, passkeyError)
    .regex(/^[\w-]+$/, passkeyError)

/**
 * Marks a field as optional, with a type that excludes `undefined`, as WebAuthn's types do. JSON has no `undefined`,
 * but the generator of the API reference would treat an `exactOptional` as required.
 */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional() as unknown as z.ZodExactOptional<Schema>

const PasskeyDescriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: optional(z.array(z.string())),
})

const Requirement = z.enum(['required', 'preferred', 'discouraged'])

/** Options of `navigator.credentials.create`. */
export const NewPasskeyOptions = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: optional(z.string()), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: optional(z.int()),
    excludeCredentials: optional(z.array(PasskeyDescriptor)),
    authenticatorSelection: optional(
      z.object({
        residentKey: optional(Requirement),
        requireResidentKey: optional(z.boolean()),
        userVerification: optional(Requirement),
      }),
    ),
  })
  .meta({ id: 'NewPasskeyOptions' })

/** Options of `navigator.credentials.get`. */
export const PasskeyOptions = z
  .object({
    challenge: z.string(),
    rpId: optional(z.string()),
    timeout: optional(z.int()),
    allowCredentials: optional(z.array(PasskeyDescriptor)),
    userVerification: optional(Requirement),
  })
  .meta({ id: 'PasskeyOptions' })

const answer = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key', passkeyError),
  authenticatorAttachment: optional(z.enum(['platform', 'cross-platform'], passkeyError)),
  clientExtensionResults: z.record(z.string(), z.unknown(), passkeyError),
}

/** The result of `navigator.credentials.create`. Members added by later browsers are dropped. */
export const MadePasskey = z
  .object(
    {
      ...answer,
      response: z.object(
        {
          clientDataJSON: bytes(4000),
          attestationObject: bytes(20_000),
          transports: optional(z.array(z.string(passkeyError).max(20, passkeyError), passkeyError).max(10)),
        },
        passkeyError,
      ),
    },
    passkeyError,
  )
  .meta({ id: 'MadePasskey' })

/** The result of `navigator.credentials.get`. */
export const ShownPasskey = z
  .object(
    {
      ...answer,
      response: z.object(
        {
          clientDataJSON: bytes(4000),
          authenticatorData: bytes(4000),
          signature: bytes(8000),
          userHandle: optional(bytes(100)),
        },
        passkeyError,
      ),
    },
    passkeyError,
  )
  .meta({ id: 'ShownPasskey' })
export type ShownPasskeyAnswer = z.output<typeof ShownPasskey>
