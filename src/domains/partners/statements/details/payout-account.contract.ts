import { z } from 'zod'
import { PasswordField } from '#domains/accounts/account.contract.ts'
import { codeField, fieldError, LangIdField, nameField } from '#kernel/contract.ts'
import { readBic, readIban } from '#kernel/iban.ts'
import { CURRENCIES } from '#kernel/locale.ts'
import { isSepaName } from '#kernel/sepa-text.ts'
import type { PartnerFieldCode } from '../../record/partner-field-messages.ts'

/** `other`: an account without an IBAN, in its bank's format. */
export const PAYOUT_ACCOUNT_KINDS = ['iban', 'other'] as const
export type PayoutAccountKind = (typeof PAYOUT_ACCOUNT_KINDS)[number]

const CurrencyField = z.enum(
  CURRENCIES.map(({ code }) => code),
  fieldError('currency_unknown'),
)
const KindField = z.enum(PAYOUT_ACCOUNT_KINDS)

export const PayoutAccountBody = z
  .strictObject({
    currency: CurrencyField.meta({ description: 'Whose payouts go there' }),
    kind: KindField,
    holder: nameField<PartnerFieldCode>('holder_required', 70),
    account: codeField<PartnerFieldCode>('account_required', 140).meta({
      description: 'The IBAN; of another account its number and its bank',
    }),
    bic: codeField<PartnerFieldCode>('bic_invalid', 20)
      .refine((text) => readBic(text) !== null, fieldError<PartnerFieldCode>('bic_invalid'))
      .optional(),
    password: PasswordField,
    lang_id: LangIdField.optional(),
  })
  .refine(({ kind, account }) => kind !== 'iban' || readIban(account) !== null, {
    ...fieldError<PartnerFieldCode>('iban_invalid'),
    path: ['account'],
  })
  .refine(({ kind, holder }) => kind !== 'iban' || isSepaName(holder), {
    ...fieldError<PartnerFieldCode>('holder_not_latin'),
    path: ['holder'],
  })

/** An account for display: its number is masked. */
export const PayoutAccountContract = z
  .object({
    currency: CurrencyField,
    kind: KindField,
    holder: z.string(),
    account: z.string().meta({ description: 'Its last four characters', example: 'ES•• •••• 1332' }),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: 'PayoutAccount' })
export type ShownPayoutAccount = z.infer<typeof PayoutAccountContract>

export const PayoutAccountsReply = z.object({
  items: z.array(PayoutAccountContract).meta({ description: 'One for each currency' }),
  may_change: z.boolean().meta({ description: 'Whether the caller is an owner of the partner' }),
})
export const PayoutAccountReply = z.object({ account: PayoutAccountContract })
