import type { LineWords } from '../../lines/line-words.ts'

export const words = {
  en: {
    label: {
      plan: ({ time, km }) => `Plan ${time} / ${km}`,
    },
    explanation: {
      plan_periods: ({ quantity, time, km, rate }) =>
        `${quantity} × ${rate}: each period is ${time} with ${km}.`,
      booked_hours: ({ quantity, rate }) =>
        `Started hours booked beyond whole periods: ${quantity} × ${rate}.`,
    },
  },
  ar: {
    label: {
      plan: ({ time, km }) => `خطة ${time} / ${km}`,
    },
    explanation: {
      plan_periods: ({ quantity, time, km, rate }) =>
        `${quantity} × ${rate}: مدة كل فترة ${time} وتشمل ${km}.`,
      booked_hours: ({ quantity, rate }) => `الساعات المحجوزة بعد الفترات الكاملة: ${quantity} × ${rate}.`,
    },
  },
  fr: {
    label: {
      plan: ({ time, km }) => `Formule ${time} / ${km}`,
    },
    explanation: {
      plan_periods: ({ quantity, time, km, rate }) =>
        `${quantity} × ${rate}\u00a0: chaque période dure ${time} et comprend ${km}.`,
      booked_hours: ({ quantity, rate }) =>
        `Heures commencées, réservées au-delà des périodes entières\u00a0: ${quantity} × ${rate}.`,
    },
  },
} satisfies LineWords
