import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffPartner } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useTermsText } from './use-terms-text.ts'

type Change = StaffPartner['changes'][number]

/** What was done with a partner, newest first, with the terms that held from then on. */
export function PartnerHistory({ changes }: Pick<StaffPartner, 'changes'>) {
  const { t } = useTranslation('partners')
  const text = useTermsText()
  const more = ({ terms, percent, person, role }: Change) => {
    if (terms) return text.agreed(terms)
    if (percent !== null) return text.percent(percent)
    return person === null && role === null ? null : (
      <>
        <bdi>{person ?? t('somebody')}</bdi>
        {role && ` · ${t(`roles.${role}`)}`}
      </>
    )
  }
  return (
    <SectionCard title={t('history')}>
      <ol className="divide-y divide-line text-sm">
        {changes.map((change) => (
          <li key={`${change.at} ${change.act} ${change.person ?? ''}`} className="py-2">
            <span className="font-medium">{t(`changes.${change.act}`)}</span>
            <span className="block break-words text-ink-soft">{more(change)}</span>
            <span className="block text-xs text-ink-soft">
              <InstantText value={change.at} /> · <bdi>{change.by ?? t('somebody')}</bdi>
            </span>
          </li>
        ))}
        {changes.length === 0 && <li className="text-ink-soft">{t('no_history')}</li>}
      </ol>
    </SectionCard>
  )
}
