import type { FareWords } from './fare-texts.ts'

export const ENGLISH: FareWords = {
  label: {
    extra_km: () => 'Extra kilometres',
    extra_hours: () => 'Extra hours',
    waiting: () => 'Waiting',
    driver_allowance: () => 'Driver allowance',
    night: () => 'Driving at night (22:00–06:00)',
    toll: () => 'Tolls',
    permit: () => 'Permits',
    parking: () => 'Parking',
    other: ({ reason }) => reason ?? '',
    tax: ({ percent }) => `Tax ${percent}`,
  },
  estimate: (label) => `${label} (estimate)`,
  billedEstimate: (label) => `${label} (estimate: no actual amount)`,
  byRecipient: (label) => `${label} (reverse charge: not charged)`,
  fromGarage: 'The way from the garage and back counts as well.',
  explanation: {
    extra_km: ({ used, included, billed, rate }) =>
      `${used} driven, ${included} included: ${billed} at ${rate} each.`,
    started_extra_hours: ({ usedTime, includedTime, grace, quantity, rate }) =>
      `${usedTime} used, ${includedTime} included; over time of up to ${grace} is free, then each started hour counts: ${quantity} × ${rate}.`,
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
    estimate_kept: ({ price }) => `No actual amount was recorded, so the estimate is billed: ${price}.`,
    at_actuals: ({ reason }) => `As it was: ${reason}.`,
    tax_of_country: ({ percent, country, from, net }) =>
      `${percent} of ${net}, the rate of ${country} since ${from}.`,
    tax_by_recipient: ({ percent, country, from, net, due }) =>
      `${percent} of ${net}, the rate of ${country} since ${from}: ${due}, which the recipient pays to the state (reverse charge) and is not charged.`,
  },
}
