import type { Ref, ComponentType } from 'react'
import { useSite } from '#web/app/site.tsx'
import { CardFields, type FieldOf } from './card-fields.tsx'
import type { HostedCard, HostedFieldProps } from './hosted-card.ts'
import type { HostedBy } from '#domains/payments/card-field.contract.ts'
import { StripeCardField } from './stripe/stripe-card-field.tsx'

/** The hosted field of each gateway that has one. */
const HOSTED_FIELDS: Readonly<Record<HostedBy, ComponentType<HostedFieldProps>>> = {
  stripe: StripeCardField,
}

type PaymentCardProps = {
  /** The fields of the form around it. */
  field: FieldOf
  /** True if nothing is paid now: the card only guarantees the booking. */
  guarantee: boolean
  /** The desk will ask for this same card. */
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
