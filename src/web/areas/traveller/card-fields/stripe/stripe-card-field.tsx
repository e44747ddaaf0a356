import { CreditCard } from 'lucide-react'
import { useImperativeHandle } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { HostedFieldProps } from '../hosted-card.ts'
import { useStripeCard } from './use-stripe-card.ts'

/** The card in Stripe's hosted field: its input goes to Stripe and never through this site. */
export function StripeCardField({ id, publicKey, guarantee, ref }: HostedFieldProps) {
  const { placeIn, fault, focus, take } = useStripeCard(publicKey)
  useImperativeHandle(ref, () => ({ take }))
  const { t } = useTranslation('checkout')
  return (
    <fieldset className="min-w-0">
      <legend className="flex items-center gap-2 text-base font-semibold">
        <CreditCard className="size-5 text-ink-soft" />
        {t('card.title')}
      </legend>
      <p className="mt-1 text-sm text-ink-soft">
        {guarantee ? t('card.guarantee') : t('card.hosted_text', { gateway: 'Stripe' })}
      </p>
      <div
        id={id}
        ref={placeIn}
        tabIndex={-1}
        onFocus={focus}
        className="mt-3 min-h-12 rounded-field border border-line-strong bg-paper px-3 py-3.5 text-base text-ink"
      />
      <p role="alert" className="mt-1 min-h-5 text-sm text-bad">
        {fault}
      </p>
    </fieldset>
  )
}
