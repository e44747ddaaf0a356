import { Check, CircleHelp, HandCoins, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { CoverPart, StatedCover } from '#kernel/cover-parts.ts'
import type { QuotedProtection } from '#domains/rentals/quotes/quote.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { localeOf } from '#ui/formats/dates.ts'
import { coverAnswers, includedCover } from './cover-answers.ts'

/** What a protection covers and does not, what its seller leaves unsaid, and when it is paid; a refund says itself what it is. */
export function ProtectionFacts({ protection }: { protection: QuotedProtection }) {
  const { t } = useTranslation('cover')
  const { kind, paid, stated } = protection
  return (
    <Facts stated={stated}>
      <Fact icon={<HandCoins />}>
        {kind !== 'excess_refund' && `${t('waiver')} `}
        {t(`paid.${paid}`)}
      </Fact>
    </Facts>
  )
}

/** The same of what the price of a car includes. */
export function IncludedCoverFacts({ inclusions }: { inclusions: readonly string[] }) {
  const { t } = useTranslation('cover')
  return (
    <Facts stated={includedCover(inclusions)}>
      <Fact icon={<HandCoins />}>{t('included')}</Fact>
    </Facts>
  )
}

function Facts({ stated, children }: { stated: StatedCover | undefined; children: ReactNode }) {
  const { t } = useTranslation('cover')
  const parts = usePartNames()
  const { covers, excludes, unsaid } = coverAnswers(stated)
  const nothing = covers.length === 0 && excludes.length === 0
  return (
    <span className="mt-1.5 flex flex-col gap-1">
      {covers.length > 0 && (
        <Fact icon={<Check className="text-good" />}>{t('covers', { parts: parts(covers) })}</Fact>
      )}
      {excludes.length > 0 && (
        <Fact icon={<X className="text-bad" />}>{t('excludes', { parts: parts(excludes) })}</Fact>
      )}
      {unsaid.length > 0 && (
        <Fact icon={<CircleHelp />}>{nothing ? t('unsaid_all') : t('unsaid', { parts: parts(unsaid) })}</Fact>
      )}
      {children}
    </span>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-ink-soft *:size-3.5">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </span>
  )
}

function usePartNames(): (parts: readonly CoverPart[]) => string {
  const { t } = useTranslation('cover')
  const { language } = useSite()
  return (parts) =>
    new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(
      parts.map((part) => t(`part.${part}`)),
    )
}
