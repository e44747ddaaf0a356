import type { WidgetConfig, WidgetScheme } from '#domains/widget/widget-config.contract.ts'

type Place = { base: string; id: string; origin: string; scheme: WidgetScheme }

/** The frame's address. What is private (prefilled fields, notes, the partner) is told in the welcome instead. */
export function frameAddress(config: WidgetConfig, { base, id, origin, scheme }: Place): string {
  return `${base}/widget/frame?${query(config, scheme, { id, origin })}`
}

/**
 * The whole page's address (`asWebPage`). What is private is in its fragment, which browsers send to no server.
 */
export function pageAddress(config: WidgetConfig, base: string): string {
  const { prefill, partnerCode, subId, metadata } = config
  const given = encodeURIComponent(JSON.stringify({ prefill, partnerCode, subId, metadata }))
  return `${base}/widget/page?${query(config, config.scheme, {})}#given=${given}`
}

function query(config: WidgetConfig, scheme: WidgetScheme, place: Record<string, string>): string {
  const { apiKey, language, primaryColor, xCorpId } = config
  const all = { key: apiKey, language, color: primaryColor, scheme, tabs: tabsOf(config), corp: xCorpId }
  return new URLSearchParams({ ...all, ...place }).toString()
}

/** Names of the tabs that are on, with commas between. */
function tabsOf({ tabLocal, tabOutstaion, tabShuttle, tabSelfDrive }: WidgetConfig): string {
  let tabs = ''
  if (tabLocal) tabs += ',local'
  if (tabOutstaion) tabs += ',outstation'
  if (tabShuttle) tabs += ',shuttle'
  if (tabSelfDrive) tabs += ',self_drive'
  return tabs.slice(1)
}
