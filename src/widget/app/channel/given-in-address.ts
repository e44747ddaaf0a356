import { PROTOCOL_VERSION } from '#domains/widget/widget-config.contract.ts'
import { readWelcome } from '../../messages/messages.ts'
import type { Given } from './channel.ts'

/**
 * What the whole page (`asWebPage`) was given, in its address' fragment as `#given=` and JSON: redirects keep a fragment,
 * and no server sees it. Null: nothing, or what cannot be read.
 */
export function givenInAddress(fragment: string): Given | null {
  const json = new URLSearchParams(fragment.replace(/^#/, '')).get('given')
  const given = json === null ? null : parsed(json)
  const nothing = { prefill: {}, partnerCode: '', subId: '', metadata: {} }
  const welcome =
    given && readWelcome({ ...nothing, ...given, rihla: 'welcome', v: PROTOCOL_VERSION, id: '' })
  if (!welcome) return null
  const { prefill, partnerCode, subId, metadata } = welcome
  return { prefill, partnerCode, subId, metadata }
}

function parsed(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
