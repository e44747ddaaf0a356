import type { Preload } from '#web/app/page.ts'
import { useHeader } from '#web/app/store.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { PartnerContent } from '../frame/partner-content.tsx'
import { preloadPartner } from '../frame/preload-partner.ts'
import { preloadSetting } from '../frame/preload-setting.ts'
import { useReadMasterSettingQuery } from '../partners.api.ts'
import { CouponsCard } from './coupons-card.tsx'
import { LinkBuilder } from './link-builder.tsx'
import { LinksCard } from './links-card.tsx'
import { SearchBoxCard } from './search-box-card.tsx'
import { WidgetCard } from './widget-card.tsx'

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
    <Answered query={useReadMasterSettingQuery({ lang_id, currency_id })} height="h-100">
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
