import type { FareWords } from './fare-texts.ts'

export const FRENCH: FareWords = {
  label: {
    extra_km: () => 'Kilomètres supplémentaires',
    extra_hours: () => 'Heures supplémentaires',
    waiting: () => 'Temps d’attente',
    driver_allowance: () => 'Indemnité du chauffeur',
    night: () => 'Conduite de nuit (22:00–06:00)',
    toll: () => 'Péages',
    permit: () => 'Autorisations',
    parking: () => 'Stationnement',
    other: ({ reason }) => reason ?? '',
    tax: ({ percent }) => `Taxe ${percent}`,
  },
  estimate: (label) => `${label} (estimation)`,
  billedEstimate: (label) => `${label} (estimation\u00a0: pas de montant réel)`,
  byRecipient: (label) => `${label} (autoliquidation\u00a0: non facturée)`,
  fromGarage: 'Le trajet depuis le garage et le retour au garage comptent aussi.',
  explanation: {
    extra_km: ({ used, included, billed, rate }) =>
      `Distance parcourue ${used}, distance incluse ${included}\u00a0: ${billed} à ${rate} le kilomètre.`,
    started_extra_hours: ({ usedTime, includedTime, grace, quantity, rate }) =>
      `Durée effective ${usedTime}, durée incluse ${includedTime}\u202f; un dépassement de ${grace} au plus est gratuit, puis chaque heure commencée compte\u00a0: ${quantity} × ${rate}.`,
    waiting_by_minute: ({ waited, free, quantity, rate }) =>
      `Durée d’attente ${waited}, durée gratuite ${free}\u00a0: ${quantity} × ${rate} la minute.`,
    allowance_by_calendar_day: ({ quantity, rate }) =>
      `Jours calendaires du trajet, à l’heure de la ville\u00a0: ${quantity} × ${rate}.`,
    night_by_minute: ({ time, whole }) =>
      `${time} entre 22:00 et 06:00, au prorata de ${whole} pour une nuit entière.`,
    night_by_night: ({ quantity, rate }) =>
      `Nuits avec conduite entre 22:00 et 06:00\u00a0: ${quantity} × ${rate}.`,
    estimate_by_trip: ({ rate }) =>
      `Estimation pour le trajet\u00a0: ${rate}\u202f; facturation au montant réel.`,
    estimate_by_day: ({ quantity, rate }) =>
      `Estimation par jour calendaire\u00a0: ${quantity} × ${rate}\u202f; facturation au montant réel.`,
    estimate_by_km: ({ billed, rate }) =>
      `Estimation pour ${billed} à ${rate} le kilomètre\u202f; facturation au montant réel.`,
    estimate_kept: ({ price }) =>
      `Aucun montant réel n’a été enregistré\u202f; l’estimation est donc facturée\u00a0: ${price}.`,
    at_actuals: ({ reason }) => `Au montant réel\u00a0: ${reason}.`,
    tax_of_country: ({ percent, country, from, net }) =>
      `${percent} de ${net}, taux en vigueur depuis le ${from} (${country}).`,
    tax_by_recipient: ({ percent, country, from, net, due }) =>
      `${percent} de ${net}, taux en vigueur depuis le ${from} (${country})\u00a0: ${due}, à verser à l’État par le destinataire (autoliquidation) et non facturés.`,
  },
}
