import type { WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import type { Widget } from './widget.ts'

type Asked = Pick<Widget, 'config' | 'scheme' | 'language'>

/** The frame's address. What is private (prefilled fields, notes, the partner) is told in the welcome instead. */
export function frameAddress(asked: Asked, base: string, id: string): string {
  return `${base}/widget/frame?${query(asked, { id, origin: location.origin })}`
}

/** The whole page's address (`asWebPage`). What is private is in its fragment, which browsers send to no server. */
export function pageAddress(asked: Asked, base: string): string {
  return `${base}/widget/page?${query(asked)}#given=${encodeURIComponent(JSON.stringify(frameConfig(asked)))}`
}

/** What the frame is told by the page: with what may change, and what is in no address that a server sees. */
export function frameConfig({ config, scheme, language }: Asked): WidgetConfig {
  return { ...config, scheme, language }
}

function query({ config, scheme, language }: Asked, place?: Record<string, string>): string {
  const { apiKey: key, primaryColor: color, xCorpId: corp } = config
  return new URLSearchParams({
    key,
    language,
    color,
    scheme,
    tabs: tabsOf(config),
    corp,
    ...place,
  }).toString()
}

/** Names of the tabs that are on, with commas between. */
function tabsOf({ tabLocal, tabOutstaion, tabShuttle, tabSelfDrive }: WidgetConfig): string {
  return (
    (tabLocal ? 'local,' : '') +
    (tabOutstaion ? 'outstation,' : '') +
    (tabShuttle ? 'shuttle,' : '') +
    (tabSelfDrive ? 'self_drive' : '')
  )
}
