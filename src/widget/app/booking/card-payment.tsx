import { ExternalLink } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { wordingOf } from '#domains/fares/categories.contract.ts'
import { buttonClasses } from '#ui/button.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { useWidget } from '../widget-context.ts'
import type { CardPaymentState } from './use-card-payment.ts'

/** Opens the card page, which is never in a frame, and shows the result. */
export function CardPayment({ payment, error, category }: CardPaymentState & { category: number }) {
  const { t } = useTranslation('booking')
  const { boot, notifyHost, outlivesPage } = useWidget()
  const wording = wordingOf(category)
  if (error) return <FailureNotice error={error} />
  if (!payment) return null
  const { status, url, pay_until: until } = payment
  if (status === 'paid' || status === 'refunded')
    return (
      <Notice tone="good" title={t(`card.${status}`, wording)}>
        {payment.card && <p>{t('card.with', { last4: payment.card.last4 })}</p>}
      </Notice>
    )
  if (status === 'cancelled' || status === 'refund_failed' || status === 'part_paid')
    return <Notice tone="careful" title={t(`card.${status}`, wording)} />
  return (
    <Notice tone="careful" title={t(status === 'declined' ? 'card.declined' : 'card.due', wording)}>
      <p>{t('card.text')}</p>
      {until && (
        <p>
          {t('card.until')} <InstantText value={until} className="font-semibold" />
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <a href={url} target="_blank" rel="noopener" className={buttonClasses('main')}>
          {t('card.pay')}
          <ExternalLink className="size-4 mirrored" />
        </a>
        {/* Replaces the page only if the booking can be found again afterwards. */}
        {boot.origin !== '' && outlivesPage() && (
          <button
            type="button"
            className="text-link min-h-11 text-sm"
            onClick={() => notifyHost({ type: 'navigate', url: onOurOrigin(url) })}
          >
            {t('card.here')}
          </button>
        )}
      </div>
    </Notice>
  )
}

/**
 * Returns the address on the frame's own origin, the only one that the page may open; the link's (`baseUrl`)
 * may be another of ours.
 */
function onOurOrigin(address: string): string {
  const { pathname, search } = new URL(address)
  return location.origin + pathname + search
}
