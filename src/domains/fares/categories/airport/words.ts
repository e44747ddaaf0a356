import type { LineWords } from '../../lines/line-words.ts'

export const words = {
  en: {
    label: {
      transfer: () => 'Airport transfer',
    },
    explanation: {
      transfer_by_zone: ({ rate }) => `The fixed price of this zone of the city: ${rate}.`,
      transfer_by_distance: ({ km, from, price, each }) =>
        `The place is in no zone. ${price} from ${from} on, and ${each} for each further kilometre, up to ${km}.`,
    },
  },
  ar: {
    label: {
      transfer: () => 'توصيل المطار',
    },
    explanation: {
      transfer_by_zone: ({ rate }) => `السعر الثابت لهذه المنطقة من المدينة: ${rate}.`,
      transfer_by_distance: ({ km, from, price, each }) =>
        `المكان خارج المناطق المسعّرة. ${price} ابتداءً من ${from}، ثم ${each} لكل كيلومتر بعدها، حتى ${km}.`,
    },
  },
  fr: {
    label: {
      transfer: () => 'Transfert aéroport',
    },
    explanation: {
      transfer_by_zone: ({ rate }) => `Prix fixe de cette zone de la ville\u00a0: ${rate}.`,
      transfer_by_distance: ({ km, from, price, each }) =>
        `Le lieu n’est dans aucune zone. ${price} à partir de ${from}, puis ${each} par kilomètre supplémentaire, jusqu’à ${km}.`,
    },
  },
} satisfies LineWords
