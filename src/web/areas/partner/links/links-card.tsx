import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { MasterSetting } from '#domains/partners/record/partner.contract.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { CopyField } from '#ui/fields/copy-field.tsx'

/** Links of a partner to pages that everybody is shown, in each language. */
export function LinksCard({ links, languages }: Pick<MasterSetting, 'links' | 'languages'>) {
  const { t } = useTranslation('partner_links')
  return (
    <SectionCard title={t('pages.title')}>
      <ul className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
        {links.map(({ kind, lang_id, url }) => {
          const language = languages.find(({ id }) => id === lang_id)?.name ?? ''
          const label = `${t(`pages.${kind}`)} – ${language}`
          return (
            <li key={url} className="min-w-0">
              <CopyField label={label} value={url} copyLabel={t('pages.copy', { link: label })} />
            </li>
          )
        })}
      </ul>
    </SectionCard>
  )
}
