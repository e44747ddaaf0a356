import { CLICK_DAYS } from './click-cookies.contract.ts'
import type { PartnerClick } from './partner-click.contract.ts'

const CLICK_MS = CLICK_DAYS * 86_400_000

/** Time within which clicks of one browser on one link count once. */
const REPEATED_MS = 10 * 60_000

/** Returns the milliseconds for which a click still counts. A click without a time was stored by an older release. */
export function clickLeft({ at }: PartnerClick, now: number): number {
  return at === null ? CLICK_MS : Math.max(0, Math.min(CLICK_MS, at + CLICK_MS - now))
}

/** Returns true if a click repeats the last one of the same browser. */
export function isRepeated(
  before: PartnerClick | null,
  next: Pick<PartnerClick, 'partner_code' | 'sub_id'>,
  now: number,
): boolean {
  return (
    before !== null &&
    before.at !== null &&
    before.partner_code === next.partner_code &&
    before.sub_id === next.sub_id &&
    Math.abs(now - before.at) < REPEATED_MS
  )
}
