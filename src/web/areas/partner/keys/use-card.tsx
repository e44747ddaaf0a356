import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { AddressText } from '#ui/formats/address-text.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useSite } from '#web/app/site.tsx'

/** What a key reads, in the order in which a system comes to want it. */
const CALLS = ['partner-changes', 'partner-booking', 'revenue-list', 'partner-statements'] as const

/** How a key is sent, and to which addresses. */
export function UseCard() {
  const { t } = useTranslation('partner_keys')
  const { publicUrl } = useSite()
  return (
    <SectionCard title={t('use.title')} text={t('use.text')}>
      <AddressText className="rounded-field bg-sand-deep px-3 py-2.5 select-all">
        Authorization: Bearer partner_…
      </AddressText>
      <dl className="grid gap-3 text-sm">
        {CALLS.map((call) => (
          <div key={call}>
            <dt>
              <AddressText className="font-medium">{`${publicUrl}/api/user/${call}`}</AddressText>
            </dt>
            <dd className="text-ink-soft">{t(`use.calls.${call}`)}</dd>
          </div>
        ))}
      </dl>
      <a href="/docs" className="self-start text-coral-deep underline">
        {t('use.reference')}
      </a>
    </SectionCard>
  )
}
