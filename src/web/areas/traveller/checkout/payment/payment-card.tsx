import type { Ref } from 'react'
import { useSite } from '#web/app/site.tsx'
import type { HostedCard } from '../../card-fields/hosted-card.ts'
import { HOSTED_FIELDS } from '../../card-fields/hosted-fields.ts'
import { CardFields } from './card-fields.tsx'

type PaymentCardProps = {
  /** Nothing is paid now: the card only guarantees the booking. */
  guarantee: boolean
  /** The desk will ask for this same card. */
  shownAtDesk: boolean
  /** Where the gateway has a hosted field: returns the card typed there. */
  hostedCard: Ref<HostedCard>
}

/** The card form, typed here or hosted by the gateway. */
export function PaymentCard({ guarantee, shownAtDesk, hostedCard }: PaymentCardProps) {
  const { cardField, production } = useSite()
  if (cardField.kind === 'typed')
    return <CardFields guarantee={guarantee} shownAtDesk={shownAtDesk} sandbox={!production} />
  const Field = HOSTED_FIELDS[cardField.by]
  return <Field publicKey={cardField.publicKey} guarantee={guarantee} ref={hostedCard} />
}
