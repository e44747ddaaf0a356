import type { Preload } from '#web/app/page.ts'
import { useHeader } from '#web/app/store.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { PartnerContent } from '../frame/partner-content.tsx'
import { preloadPartner } from '../frame/preload-partner.ts'
import { preloadSetting } from '../frame/preload-setting.ts'
import { useMasterSettingQuery } from '../partners.api.ts'
import { LinkBuilder } from './link-builder.tsx'
import { SearchBoxCard } from './search-box-card.tsx'
import { WidgetCard } from './widget-card.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { MasterSetting } from '#domains/partners/record/partner.contract.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { CopyField } from '#ui/fields/copy-field.tsx'
import { Notice } from '#ui/notice.tsx'

export const preload: Preload = (args) => preloadPartner(args, () => preloadSetting(args))

/** A partner's links, and the widget for their pages. */
export function Component() {
  return (
    <PartnerContent section="links">
      <Links />
    </PartnerContent>
  )
}

function Links() {
  const { lang_id, currency_id } = useHeader()
  return (
    <Answered query={useMasterSettingQuery({ lang_id, currency_id })} height="h-100">
      {(setting) => (
        <>
          <LinkBuilder code={setting.partner_code} />
          <LinksCard links={setting.links} languages={setting.languages} />
          <CouponsCard {...setting} />
          <SearchBoxCard code={setting.partner_code} />
          <WidgetCard {...setting} />
        </>
      )}
    </Answered>
  )
}

/** Links of a partner to pages that everybody is shown, in each language. */
function LinksCard({ links, languages }: Pick<MasterSetting, 'links' | 'languages'>) {
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

type CouponsCardProps = Pick<MasterSetting, 'coupons' | 'share_percent'>

/** A partner's coupons, with what a booking by one earns: a share of our margin, which is nothing without one. */
function CouponsCard({ coupons, share_percent }: CouponsCardProps) {
  const { t } = useTranslation('partner_links')
  if (coupons.length === 0) return null
  return (
    <SectionCard title={t('coupons.title')} text={t('coupons.text')}>
      {share_percent > 0 ? (
        <p className="text-sm">{t('coupons.earns', { percent: share_percent })}</p>
      ) : (
        <Notice tone="careful" title={t('coupons.nothing')}>
          {t('coupons.why')}
        </Notice>
      )}
      <ul className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
        {coupons.map(({ code }) => (
          <li key={code} className="min-w-0">
            <CopyField label={t('coupons.code')} value={code} copyLabel={t('pages.copy', { link: code })} />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
