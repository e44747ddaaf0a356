import type { Preload } from '#web/app/page.ts'
import { useHeader } from '#web/app/store.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { rentalsApi } from '#web/rentals/rentals.api.ts'
import { PartnerContent } from '../frame/partner-content.tsx'
import { preloadPartner } from '../frame/preload-partner.ts'
import { preloadSetting } from '../frame/preload-setting.ts'
import { useReadMasterSettingQuery } from '../partners.api.ts'
import { CommissionCard } from './commission-card.tsx'
import { TryPercentCard } from './try-percent-card.tsx'

export const preload: Preload = (args) =>
  preloadPartner(args, () =>
    Promise.all([
      preloadSetting(args),
      args.dispatch(rentalsApi.endpoints.allLocation.initiate({}, { subscribe: false })),
    ]),
  )

/** The percent that a partner asks. */
export function Component() {
  return (
    <PartnerContent section="pricing">
      <Pricing />
    </PartnerContent>
  )
}

function Pricing() {
  const { lang_id, currency_id } = useHeader()
  return (
    <Answered query={useReadMasterSettingQuery({ lang_id, currency_id })} height="h-100">
      {(setting) => (
        <>
          <CommissionCard setting={setting} />
          {setting.earns === 'percent' && <TryPercentCard commission={setting.commission} />}
        </>
      )}
    </Answered>
  )
}
