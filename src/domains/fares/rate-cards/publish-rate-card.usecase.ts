import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { FareFieldCode } from '../fare-field-messages.ts'
import { cardFaults } from './card-faults.ts'
import type { RateCardContent } from '../shapes/card-content.contract.ts'
import type { CardContext, NewVersion, StaffRateCards } from './staff-rate-cards.store.ts'

/** An error in a version, and its field in the request. */
export type VersionFault = { path: string; code: FareFieldCode }

export type PublishRateCardFailure =
  | { code: 'version_outdated'; detail: string; faults?: undefined }
  | { code: 'rate_card_refused'; detail: string; faults: VersionFault[] }

type Version = Omit<NewVersion, 'by' | 'now'>
type Published = Result<{ cardId: string; versionId: string; version: number }, PublishRateCardFailure>

/**
 * Publishes a card's next version, which applies to pick-ups from its day on and never changes. If two people start
 * from the same version, the first one publishes. Rejects a version that could not price a trip, or whose day is over.
 */
export type PublishRateCardVersion = (version: Version, by: StaffActor) => Promise<Published>

type Needs = {
  cards: Pick<StaffRateCards, 'context' | 'publish'>
  staffWrite: StaffWrite
  clock: Clock
}

export function publishRateCard({ cards, staffWrite, clock }: Needs): PublishRateCardVersion {
  return async (version, by) => {
    const faults = faultsOf(version, await cards.context(version), clock.now())
    if (faults.length > 0)
      return fail({ code: 'rate_card_refused', detail: 'This version cannot be published', faults })
    return staffWrite<Published>(by, async (tx, now) => {
      const published = await cards.publish(tx, { ...version, by: by.staffId, now })
      if (!published) return fail({ code: 'version_outdated', detail: OUTDATED })
      const { cardId, versionId } = published
      const next = version.base + 1
      return {
        value: ok({ cardId, versionId, version: next }),
        audited: {
          action: 'publish_rate_card',
          subject: { kind: 'rate_card', id: cardId },
          before: { newest: version.base },
          after: { newest: next, from_day: version.fromDay },
        },
      }
    })
  }
}

const OUTDATED = 'Read the newest version, and publish what you changed after that one'

function faultsOf(
  { category, fromDay, content }: Version,
  { city, hasVehicleType, hasCompany, zoneIds }: CardContext,
  now: Temporal.Instant,
): VersionFault[] {
  if (!city) return [{ path: 'city_id', code: 'city_unknown' }]
  const today = now.toZonedDateTimeISO(city.timeZone).toPlainDate().toString()
  const inContent = [
    ...cardFaults(content, { category, currency: city.currency }),
    ...zoneFaults(content, zoneIds),
  ]
  return [
    ...(hasVehicleType ? [] : [{ path: 'vehicle_type_id', code: 'vehicle_type_unknown' } as const]),
    ...(hasCompany ? [] : [{ path: 'company_id', code: 'company_unknown' } as const]),
    ...(fromDay < today ? [{ path: 'from_day', code: 'day_past' } as const] : []),
    ...inContent.map(({ path, code }) => ({ path: `content.${path}`, code })),
  ]
}

function zoneFaults(content: RateCardContent, zoneIds: ReadonlySet<string>) {
  if (!('zones' in content)) return []
  return content.zones.flatMap(({ zone_id }, at) =>
    zoneIds.has(zone_id) ? [] : [{ path: `zones.${at}.zone_id`, code: 'zone_unknown' } as const],
  )
}
