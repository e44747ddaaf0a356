import type { LineWords } from '../../lines/line-words.ts'

export const words = {
  en: {
    label: {
      distance: () => 'Distance',
    },
    explanation: {
      one_way_distance: ({ driven, min, billed, rate }) =>
        `${driven} one way, billed as at least ${min}: ${billed} at ${rate} each.`,
      round_trip_distance: ({ driven, min, days, billed, rate }) =>
        `${driven} there and back, billed as at least ${min} for each calendar day (${days}): ${billed} at ${rate} each.`,
    },
  },
  ar: {
    label: {
      distance: () => 'المسافة',
    },
    explanation: {
      one_way_distance: ({ driven, min, billed, rate }) =>
        `${driven} ذهابًا فقط، والحد الأدنى المحتسب ${min}: ${billed} بسعر ${rate} للكيلومتر.`,
      round_trip_distance: ({ driven, min, days, billed, rate }) =>
        `${driven} ذهابًا وإيابًا، والحد الأدنى المحتسب ${min} لكل يوم تقويمي (عدد الأيام: ${days}): ${billed} بسعر ${rate} للكيلومتر.`,
    },
  },
  fr: {
    label: {
      distance: () => 'Distance',
    },
    explanation: {
      one_way_distance: ({ driven, min, billed, rate }) =>
        `${driven} en aller simple, avec un minimum facturé de ${min}\u00a0: ${billed} à ${rate} le kilomètre.`,
      round_trip_distance: ({ driven, min, days, billed, rate }) =>
        `${driven} aller et retour, avec un minimum facturé de ${min} par jour calendaire (nombre de jours\u00a0: ${days})\u00a0: ${billed} à ${rate} le kilomètre.`,
    },
  },
} satisfies LineWords
