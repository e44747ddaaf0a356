import { ChevronDown, CreditCard, FileText, IdCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { IconFact } from '#ui/icon-fact.tsx'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { Card } from '#ui/card.tsx'
import { useChangeWords } from '#web/rentals/change-words.ts'
import { remainingExcess } from '#web/rentals/remaining-excess.ts'
import { useCancellationWords } from '#web/rentals/offer-words.ts'
import { DeskPrice } from '#web/rentals/desk-price.tsx'

/**
 * Deposit, excess with the selected protection, required documents, cancellation, and the supplier's terms.
 */
export function QuoteTerms({ quote, protectionId }: { quote: Quote; protectionId: string | null }) {
  const { t } = useTranslation('car')
  const { offer } = quote
  const change = useChangeWords(offer, 'long')
  const excess = remainingExcess(offer, quote.protections.find(({ id }) => id === protectionId) ?? null)
  return (
    <Card className="flex flex-col gap-6">
      <section>
        <h2 className="mb-3 text-lg">{t('money_at_desk')}</h2>
        <dl className="grid gap-4 sm:grid-cols-2">
          <Sum word={t('terms:word.deposit')} text={t('deposit_text')}>
            {offer.deposit ? (
              <DeskPrice shown={offer.deposit} own={offer.desk?.deposit} />
            ) : (
              t('search:not_stated')
            )}
          </Sum>
          <Sum
            word={t(excess.lowered ? 'terms:word.excess_protected' : 'terms:word.excess')}
            text={t('excess_text')}
          >
            {excess.shown ? <DeskPrice shown={excess.shown} own={excess.own} /> : t('search:not_stated')}
          </Sum>
        </dl>
        <ul className="mt-4 flex flex-col gap-2 text-sm">
          <IconFact as="li" icon={<CreditCard />}>
            {t(offer.payment.credit_card_required ? 'card_needed' : 'card_not_needed')}
          </IconFact>
          <IconFact as="li" icon={<IdCard />}>
            {t('terms:licence_years', { count: offer.licence_years ?? 1 })}
          </IconFact>
          <IconFact as="li" icon={<FileText />}>
            {t('voucher')}
          </IconFact>
        </ul>
      </section>
      <section>
        <h2 className="mb-2 text-lg">{t('cancellation')}</h2>
        <Cancellation quote={quote} />
        <p className="mt-1 text-sm" suppressHydrationWarning>
          {change}
        </p>
      </section>
      {quote.terms.length > 0 && (
        <section>
          <h2 className="mb-2 text-lg">{t('terms')}</h2>
          {quote.terms.map(({ id, heading, text }) => (
            <details key={id} className="group border-t border-line">
              <summary className="flex min-h-12 list-none items-center justify-between gap-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
                {heading}
                <ChevronDown className="size-4 shrink-0 transition-transform group-open:rotate-180" />
              </summary>
              <p className="pb-4 text-sm whitespace-pre-line text-ink-soft">{text}</p>
            </details>
          ))}
        </section>
      )}
    </Card>
  )
}

function Cancellation({ quote: { offer } }: { quote: Quote }) {
  const { words } = useCancellationWords(offer, 'long', 'cancelling_text')
  return (
    <p className="text-sm" suppressHydrationWarning>
      {words}
    </p>
  )
}

function Sum({ word, text, children }: { word: string; text: string; children: ReactNode }) {
  return (
    <div className="rounded-card bg-sand-deep p-4">
      <dt className="text-xs font-medium text-ink-soft">{word}</dt>
      <dd className="text-lg font-semibold">{children}</dd>
      <dd className="text-xs text-ink-soft">{text}</dd>
    </div>
  )
}
