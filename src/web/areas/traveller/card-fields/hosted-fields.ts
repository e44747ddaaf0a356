import type { ComponentType } from 'react'
import type { HostedBy } from '#domains/payments/card-field.contract.ts'
import type { HostedFieldProps } from './hosted-card.ts'
import { StripeCardField } from './stripe/stripe-card-field.tsx'

/** The hosted field of each gateway that has one. */
export const HOSTED_FIELDS: Readonly<Record<HostedBy, ComponentType<HostedFieldProps>>> = {
  stripe: StripeCardField,
}
