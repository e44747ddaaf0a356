import { msOf } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { isRepeated } from './attribution.ts'
import { findPartnerIfAvailable } from './find-partner.service.ts'
import type { ClickVia, PartnerClick } from './partner-click.contract.ts'

/** The parts of the app that record clicks on partners' links. */
export type RecordClickApp = Pick<App, 'clock' | 'settings' | 'partnerCache' | 'clickBuffer'>

/** A visit by a partner's link. `last`: the browser's last click. */
type LinkVisit = {
  link: Pick<PartnerClick, 'partner_code' | 'sub_id'>
  last: PartnerClick | null
  page: string
  /** Host name; empty if unknown or our own. */
  referrer: string
  langId: LangId
  via: ClickVia
}

/**
 * Records a click on a partner's link in a row written later, and returns it for the browser's cookie. Null if no partner has
 * the code, or if the click repeats the browser's last one.
 */
export async function recordClick(
  app: RecordClickApp,
  { link, last, ...visit }: LinkVisit,
): Promise<PartnerClick | null> {
  const attribution = await findPartnerIfAvailable(app, { ...link, click_id: null })
  const at = msOf(app.clock)
  if (!attribution || isRepeated(last, link, at)) return null
  const id = newId()
  const { partnerId, subId } = attribution
  app.clickBuffer.add([{ ...visit, id, at, partnerId, subId }])
  return { ...link, click_id: id, at }
}
