import type { Localized } from '#kernel/locale.ts'

/** Labels, headings and buttons of trip emails. */
type TripMailLabels = {
  from: string
  to: string
  flight: string
  /** Stops between the ends of the trip; those of a shuttle have times. */
  stops: string
  seats: string
  /** Start of the return of a round trip. */
  back: string
  /** Label of a package or plan. */
  bought: string
  time: string
  payment: string
  pay: Record<'card_due' | 'card' | 'wallet' | 'driver' | 'desk', string>
  paid: string
  cancelling: string
  freeUntil: string
  costsUntil: string
  costsFrom: string
  freeAlways: string
  noCancelling: string
  buttonPay: string
  buttonPayment: string
  buttonWrite: string
  /** For mails to approvers. */
  buttonDecide: string
  /** Heading of the trip details. */
  trip: string
  reference: string
  city: string
  pickUp: string
  vehicleType: string
  total: string
  vehicle: string
  model: string
  plate: string
  driver: string
  phone: string
  /** Advice if driver and traveller do not find each other. */
  callDriver: string
  bill: string
  creditNote: string
  due: string
  /** The collector of the amount still due. */
  dueTo: Record<'driver' | 'desk', string>
  number: string
  /** The quoted total, shown next to the lines of the bill. */
  quoted: string
  /** Heading of the costs of a cancellation or a no-show. */
  cost: string
  fee: string
  refund: string
  refundTo: Record<'card' | 'wallet', string>
  reason: string
}

export const TRIP_MAIL_LABELS: Localized<TripMailLabels> = {
  en: {
    from: 'From',
    to: 'To',
    flight: 'Flight',
    stops: 'Stops',
    seats: 'Seats',
    back: 'Return',
    bought: 'Booked',
    time: '{time}, local time',
    payment: 'Payment',
    pay: {
      card_due: 'By card, not paid yet',
      card: 'By card',
      wallet: 'From your company’s wallet',
      driver: 'To the driver, at the end of the trip',
      desk: 'At the desk, when you collect the car',
    },
    paid: 'Paid',
    cancelling: 'If you cancel',
    freeUntil: 'Free until {time}, local time',
    costsUntil: '{amount} until {time}, local time',
    costsFrom: '{amount} after that',
    freeAlways: 'Free at any time',
    noCancelling: '{amount} at any time',
    buttonPay: 'Pay by card',
    buttonPayment: 'View payment',
    buttonWrite: 'Write to us about this trip',
    buttonDecide: 'Review and decide',
    trip: 'Trip',
    reference: 'Reference',
    city: 'City',
    pickUp: 'Pick-up',
    vehicleType: 'Vehicle type',
    total: 'Total',
    vehicle: 'Vehicle',
    model: 'Model',
    plate: 'Number plate',
    driver: 'Driver',
    phone: 'Phone',
    callDriver: 'If you cannot find each other at pick-up, call the driver.',
    bill: 'Bill',
    creditNote: 'Credit note',
    due: 'Still due',
    dueTo: { driver: 'To your driver', desk: 'At our desk' },
    number: 'Number',
    quoted: 'Quoted',
    cost: 'Charge and refund',
    fee: 'Charged',
    refund: 'Refunded',
    refundTo: {
      card: 'To the card you paid with; your bank may take a few days',
      wallet: 'To your company’s wallet',
    },
    reason: 'Reason',
  },
  ar: {
    from: 'من',
    to: 'إلى',
    flight: 'الرحلة الجوية',
    stops: 'المحطات',
    seats: 'المقاعد',
    back: 'موعد العودة',
    bought: 'المحجوز',
    time: '{time} بالتوقيت المحلي',
    payment: 'الدفع',
    pay: {
      card_due: 'بالبطاقة، لم يُدفع بعد',
      card: 'بالبطاقة',
      wallet: 'من محفظة شركتك',
      driver: 'للسائق في نهاية الرحلة',
      desk: 'في مكتب التأجير عند استلام السيارة',
    },
    paid: 'المدفوع',
    cancelling: 'عند الإلغاء',
    freeUntil: 'مجاني حتى {time} بالتوقيت المحلي',
    costsUntil: '{amount} حتى {time} بالتوقيت المحلي',
    costsFrom: '{amount} بعد ذلك',
    freeAlways: 'مجاني في أي وقت',
    noCancelling: '{amount} في أي وقت',
    buttonPay: 'الدفع بالبطاقة',
    buttonPayment: 'عرض الدفع',
    buttonWrite: 'راسلنا بشأن هذه الرحلة',
    buttonDecide: 'مراجعة الطلب واتخاذ القرار',
    trip: 'الرحلة',
    reference: 'رقم الحجز',
    city: 'المدينة',
    pickUp: 'موعد الانطلاق',
    vehicleType: 'نوع المركبة',
    total: 'الإجمالي',
    vehicle: 'المركبة',
    model: 'الطراز',
    plate: 'رقم اللوحة',
    driver: 'السائق',
    phone: 'الهاتف',
    callDriver: 'إذا تعذّر عليكما الالتقاء في مكان الانطلاق فاتصل بالسائق.',
    bill: 'الفاتورة',
    creditNote: 'الإشعار الدائن',
    due: 'المتبقي',
    dueTo: { driver: 'يُدفع للسائق', desk: 'يُدفع في مكتبنا' },
    number: 'الرقم',
    quoted: 'السعر المعروض',
    cost: 'المبلغ المحتسب والمبلغ المسترد',
    fee: 'المبلغ المحتسب',
    refund: 'المبلغ المسترد',
    refundTo: {
      card: 'إلى البطاقة التي دفعت بها، وقد يستغرق ذلك بضعة أيام لدى مصرفك',
      wallet: 'إلى محفظة شركتك',
    },
    reason: 'السبب',
  },
  fr: {
    from: 'De',
    to: 'À',
    flight: 'Vol',
    stops: 'Arrêts',
    seats: 'Places',
    back: 'Retour',
    bought: 'Réservé',
    time: '{time} (heure locale)',
    payment: 'Paiement',
    pay: {
      card_due: 'Par carte, pas encore payé',
      card: 'Par carte',
      wallet: 'Avec le portefeuille de votre entreprise',
      driver: 'Au chauffeur, à la fin du trajet',
      desk: 'En agence, à la prise en charge de la voiture',
    },
    paid: 'Payé',
    cancelling: 'Si vous annulez',
    freeUntil: 'Gratuit jusqu’au {time} (heure locale)',
    costsUntil: '{amount} jusqu’au {time} (heure locale)',
    costsFrom: '{amount} ensuite',
    freeAlways: 'Gratuit à tout moment',
    noCancelling: '{amount} à tout moment',
    buttonPay: 'Payer par carte',
    buttonPayment: 'Voir le paiement',
    buttonWrite: 'Nous écrire à ce sujet',
    buttonDecide: 'Examiner et décider',
    trip: 'Trajet',
    reference: 'Référence',
    city: 'Ville',
    pickUp: 'Prise en charge',
    vehicleType: 'Type de véhicule',
    total: 'Total',
    vehicle: 'Véhicule',
    model: 'Modèle',
    plate: 'Plaque d’immatriculation',
    driver: 'Chauffeur',
    phone: 'Téléphone',
    callDriver: 'Si vous n’arrivez pas à vous retrouver lors de la prise en charge, appelez le chauffeur.',
    bill: 'Facture',
    creditNote: 'Avoir',
    due: 'Reste à payer',
    dueTo: { driver: 'À votre chauffeur', desk: 'À notre agence' },
    number: 'Numéro',
    quoted: 'Devis',
    cost: 'Frais et remboursement',
    fee: 'Facturé',
    refund: 'Remboursé',
    refundTo: {
      card: 'Sur la carte utilisée pour le paiement\u202f; cela peut prendre quelques jours selon votre banque',
      wallet: 'Sur le portefeuille de votre entreprise',
    },
    reason: 'Motif',
  },
}
