import { writeAudited } from '#domains/staff/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { FareFieldCode } from '../fare-field-messages.ts'
import type { RateCardContent } from '../shapes/card-content.contract.ts'
import { cardFaults } from './card-faults.ts'
import type * as operations from './rate-card-operations.contract.ts'
import {
  findCardContext,
  publishVersion,
  type CardContext,
  type NewVersion,
} from './staff-rate-cards.store.ts'

/** An error in a version, and its field in the request. */
type VersionFault = { path: string; code: FareFieldCode }

type Version = Omit<NewVersion, 'by' | 'now'>

/**
 * Publishes a card's next version, which applies to pick-ups from its day on and never changes. If two people start
 * from the same version, the first one publishes. Rejects a version that could not price a trip, or whose day is over.
 */
export async function publishRateCard(
  app: Pick<App, 'db' | 'clock'>,
  { body, by }: Call<typeof operations.publishRateCard>,
) {
  const version: Version = {
    cityId: body.city_id,
    category: body.category,
    vehicleTypeId: body.vehicle_type_id,
    companyId: body.company_id,
    base: body.base,
    fromDay: body.from_day,
    content: body.content,
  }
  const faults = faultsOf(version, await findCardContext(app.db, version), app.clock.now())
  if (faults.length > 0)
    return fail({ code: 'rate_card_refused', detail: 'This version cannot be published', faults } as const)
  return writeAudited(app, by, async (tx, now, audit) => {
    const published = await publishVersion(tx, { ...version, by: by.staffId, now })
    if (!published) return outdated
    const { cardId, versionId } = published
    const next = version.base + 1
    await audit({
      action: 'publish_rate_card',
      subject: { kind: 'rate_card', id: cardId },
      before: { newest: version.base },
      after: { newest: next, from_day: version.fromDay },
    })
    return ok({ id: cardId, version: next, version_id: versionId })
  })
}

const outdated = fail({
  code: 'version_outdated',
  detail: 'Read the newest version, and publish what you changed after that one',
} as const)

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
