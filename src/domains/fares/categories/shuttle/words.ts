import type { LineWords } from '../../lines/line-words.ts'

export const words = {
  en: {
    label: {
      seats: () => 'Seats',
    },
    explanation: {
      seats: ({ quantity, rate }) => `${quantity} × ${rate}.`,
    },
  },
  ar: {
    label: {
      seats: () => 'المقاعد',
    },
    explanation: {
      seats: ({ quantity, rate }) => `${quantity} × ${rate}.`,
    },
  },
  fr: {
    label: {
      seats: () => 'Places',
    },
    explanation: {
      seats: ({ quantity, rate }) => `${quantity} × ${rate}.`,
    },
  },
} satisfies LineWords
