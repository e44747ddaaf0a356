import type { Ref } from 'react'
import { useSite } from '#web/app/site.tsx'
import { CardFields, type FieldOf } from './card-fields.tsx'
import type { HostedCard } from './hosted-card.ts'
import { HOSTED_FIELDS } from './hosted-fields.ts'

type PaymentCardProps = {
  /** The fields of the form around it. */
  field: FieldOf
  /** Nothing is paid now: the card only guarantees the booking. */
  guarantee: boolean
  /** The desk will ask for this same card. */
  shownAtDesk: boolean
  /** Where the gateway has a hosted field: returns the card typed there. */
  hostedCard: Ref<HostedCard>
}

/** The card form, typed here or hosted by the gateway. */
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
