import type { ChangeEvent, ComponentProps, ComponentType, Ref } from 'react'
import { useSite } from '#web/app/site.tsx'
import type { HostedCard, HostedFieldProps } from './hosted-card.ts'
import type { HostedBy } from '#domains/payments/card-field.contract.ts'
import { StripeCardField } from './stripe/stripe-card-field.tsx'
import { CreditCard } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { digitsIn } from '#kernel/digits.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { caretAfter, groupCard, groupExpiry } from './card-text.ts'
import type { CardField } from './card-values.ts'

/** The hosted field of each gateway that has one. */
const HOSTED_FIELDS: Readonly<Record<HostedBy, ComponentType<HostedFieldProps>>> = {
  stripe: StripeCardField,
}

type PaymentCardProps = {
  /** The fields of the form around it. */
  field: FieldOf
  /** True if nothing is paid now: the card only guarantees the booking. */
  guarantee: boolean
  /** True if the driver must show this same card at the desk. */
  shownAtDesk: boolean
  /** Returns the card entered in the gateway's hosted field, if it has one. */
  hostedCard: Ref<HostedCard>
}

/** The card form, our own or hosted by the gateway. */
export function PaymentCard({ field, guarantee, shownAtDesk, hostedCard }: PaymentCardProps) {
  const { cardField, production } = useSite()
  if (cardField.kind === 'typed')
    return <CardFields field={field} guarantee={guarantee} shownAtDesk={shownAtDesk} sandbox={!production} />
  const Field = HOSTED_FIELDS[cardField.by]
  return (
    <Field
      id={field('card_number').id}
      publicKey={cardField.publicKey}
      guarantee={guarantee}
      ref={hostedCard}
    />
  )
}

/** Returns a field's id, name, error and other props from the surrounding form. */
type FieldOf = (name: CardField) => Omit<ComponentProps<typeof TextField>, 'label'>

type CardFieldsProps = {
  field: FieldOf
  /** True if nothing is paid now: the card only guarantees the booking. */
  guarantee: boolean
  /** True if the driver must show this same card at the desk. */
  shownAtDesk: boolean
  /** No real bank behind it: shows the test card number. */
  sandbox?: boolean
}

/** The card fields; values stay in the form and are never stored. */
function CardFields({ field, guarantee, shownAtDesk, sandbox = true }: CardFieldsProps) {
  const { t } = useTranslation('checkout')
  const number = field('card_number')
  const expiry = field('card_expiry')

  const regroup = (event: ChangeEvent<HTMLInputElement>, group: (text: string) => string) => {
    const input = event.target
    const caret = input.selectionStart ?? input.value.length
    const atEnd = caret === input.value.length
    const before = digitsIn(input.value.slice(0, caret)).length
    const grouped = group(input.value)
    input.value = grouped
    const next = atEnd ? grouped.length : caretAfter(grouped, before)
    input.setSelectionRange(next, next)
  }

  return (
    <fieldset className="min-w-0">
      <legend className="flex items-center gap-2 text-base font-semibold">
        <CreditCard className="size-5 text-ink-soft" />
        {t('card.title')}
      </legend>
      <p className="mt-1 text-sm text-ink-soft">{t(guarantee ? 'card.guarantee' : 'card.text')}</p>
      {sandbox && (
        <p className="mt-2 text-xs text-ink-soft">
          {t('card.test_mode')}{' '}
          <bdi dir="ltr" className="font-medium tabular">
            4242 4242 4242 4242
          </bdi>
        </p>
      )}
      <div className="mt-3 grid grid-cols-2 gap-4">
        <TextField
          {...number}
          onChange={(event) => {
            regroup(event, groupCard)
            number.onChange?.(event)
          }}
          label={t('card.number')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={23}
          className="col-span-2"
          required
        />
        <TextField
          {...expiry}
          onChange={(event) => {
            regroup(event, groupExpiry)
            expiry.onChange?.(event)
          }}
          label={t('card.expiry')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t('card.expiry_form')}
          maxLength={9}
          required
        />
        <TextField
          {...field('card_cvc')}
          label={t('card.cvc')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          required
        />
        <TextField
          {...field('card_holder')}
          label={t('card.holder')}
          hint={shownAtDesk && t('card.holder_hint')}
          autoComplete="cc-name"
          className="col-span-2"
          required
        />
      </div>
    </fieldset>
  )
}
