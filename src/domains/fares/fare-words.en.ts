import type { LineKind, LineRule } from './fare-draft.ts'

/** Values of a line, as text with their units. */
export type Said = Readonly<Record<string, string>>

/** The texts of a fare's lines, in English. */
export const ENGLISH = {
  label: {
    package: ({ time, km }: Said) => `Package ${time} / ${km}`,
    transfer: () => 'Airport transfer',
    distance: () => 'Distance',
    plan: ({ time, km }: Said) => `Plan ${time} / ${km}`,
    seats: () => 'Seats',
    extra_km: () => 'Extra kilometres',
    extra_hours: () => 'Extra hours',
    waiting: () => 'Waiting',
    driver_allowance: () => 'Driver allowance',
    night: () => 'Driving at night (22:00–06:00)',
    toll: () => 'Tolls',
    permit: () => 'Permits',
    parking: () => 'Parking',
    other: ({ reason }: Said) => reason ?? '',
    tax: ({ percent }: Said) => `Tax ${percent}`,
  } satisfies Record<LineKind, (said: Said) => string>,
  estimate: (label: string) => `${label} (estimate)`,
  byRecipient: (label: string) => `${label} (reverse charge: not charged)`,
  fromGarage: 'The way from the garage and back counts as well.',
  explanation: {
    package: ({ time, km, rate }) => `The package of ${time} and ${km} costs ${rate}.`,
    transfer_by_zone: ({ zone, rate }) => `The fixed price of the zone ${zone}: ${rate}.`,
    transfer_by_distance: ({ km, from, price, each }) =>
      `The place is in no zone. ${price} from ${from} on, and ${each} for each further kilometre, up to ${km}.`,
    one_way_distance: ({ driven, least, billed, rate }) =>
      `${driven} one way, billed as at least ${least}: ${billed} at ${rate} each.`,
    round_trip_distance: ({ driven, least, days, billed, rate }) =>
      `${driven} there and back, billed as at least ${least} for each calendar day (${days}): ${billed} at ${rate} each.`,
    plan_periods: ({ quantity, time, km, rate }) =>
      `${quantity} × ${rate}: each period is ${time} with ${km}.`,
    seats: ({ quantity, rate }) => `${quantity} × ${rate}.`,
    extra_km: ({ used, included, billed, rate }) =>
      `${used} driven, ${included} included: ${billed} at ${rate} each.`,
    started_extra_hours: ({ usedTime, includedTime, grace, quantity, rate }) =>
      `${usedTime} used, ${includedTime} included; over time of up to ${grace} is free, then each started hour counts: ${quantity} × ${rate}.`,
    booked_hours: ({ quantity, rate }) => `Started hours booked beyond whole periods: ${quantity} × ${rate}.`,
    waiting_by_minute: ({ waited, free, quantity, rate }) =>
      `${waited} waited, ${free} free: ${quantity} × ${rate} for each minute.`,
    allowance_by_calendar_day: ({ quantity, rate }) =>
      `Calendar days of the trip on the city’s clock: ${quantity} × ${rate}.`,
    night_by_minute: ({ time, whole }) =>
      `${time} between 22:00 and 06:00, as a share of ${whole} for a whole night.`,
    night_by_night: ({ quantity, rate }) =>
      `Nights with driving between 22:00 and 06:00: ${quantity} × ${rate}.`,
    estimate_by_trip: ({ rate }) => `Estimated at ${rate} for the trip; billed at actuals.`,
    estimate_by_day: ({ quantity, rate }) =>
      `Estimated for each calendar day: ${quantity} × ${rate}; billed at actuals.`,
    estimate_by_km: ({ billed, rate }) => `Estimated for ${billed} at ${rate} each; billed at actuals.`,
    at_actuals: ({ reason }) => `As it was: ${reason}.`,
    tax_of_country: ({ percent, country, from, net }) =>
      `${percent} of ${net}, the rate of ${country} since ${from}.`,
    tax_by_recipient: ({ percent, country, from, net, due }) =>
      `${percent} of ${net}, the rate of ${country} since ${from}: ${due}, which the recipient pays to the state (reverse charge) and is not charged.`,
  } satisfies Record<LineRule, (said: Said) => string>,
}

export type FareWords = typeof ENGLISH
