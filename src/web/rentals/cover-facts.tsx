import { Check, CircleHelp, HandCoins, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { CoverPart, StatedCover } from '#kernel/cover-parts.ts'
import type { QuotedProtection } from '#domains/rentals/quotes/quote.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { localeOf } from '#ui/formats/dates.ts'
import { IconFact } from '#ui/icon-fact.tsx'
import { coverAnswers, includedCover } from './cover-answers.ts'

/** Covered, excluded and unspecified parts of a protection, and when it is paid. */
export function ProtectionFacts({ protection }: { protection: QuotedProtection }) {
  const { t } = useTranslation('cover')
  const { kind, paid, stated } = protection
  return (
    <Facts stated={stated}>
      <IconFact icon={<HandCoins />}>
        {kind !== 'excess_refund' && `${t('waiver')} `}
        {t(`paid.${paid}`)}
      </IconFact>
    </Facts>
  )
}

/** The same of what the price of a car includes. */
export function IncludedCoverFacts({ inclusions }: { inclusions: readonly string[] }) {
  const { t } = useTranslation('cover')
  return (
    <Facts stated={includedCover(inclusions)}>
      <IconFact icon={<HandCoins />}>{t('included')}</IconFact>
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
        <IconFact icon={<Check className="text-good" />}>{t('covers', { parts: parts(covers) })}</IconFact>
      )}
      {excludes.length > 0 && (
        <IconFact icon={<X className="text-bad" />}>{t('excludes', { parts: parts(excludes) })}</IconFact>
      )}
      {unsaid.length > 0 && (
        <IconFact icon={<CircleHelp />}>
          {nothing ? t('unsaid_all') : t('unsaid', { parts: parts(unsaid) })}
        </IconFact>
      )}
      {children}
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
