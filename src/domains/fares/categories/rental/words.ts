import type { LineWords } from '../../lines/line-words.ts'

export const words = {
  en: {
    label: {
      package: ({ time, km }) => `Package ${time} / ${km}`,
    },
    explanation: {
      package: ({ time, km, rate }) => `The package of ${time} and ${km} costs ${rate}.`,
    },
  },
  ar: {
    label: {
      package: ({ time, km }) => `باقة ${time} / ${km}`,
    },
    explanation: {
      package: ({ time, km, rate }) => `سعر الباقة (${time} و${km}): ${rate}.`,
    },
  },
  fr: {
    label: {
      package: ({ time, km }) => `Forfait ${time} / ${km}`,
    },
    explanation: {
      package: ({ time, km, rate }) => `Le forfait de ${time} et ${km} coûte ${rate}.`,
    },
  },
} satisfies LineWords
