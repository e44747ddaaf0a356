import type { TripNews } from '#domains/trips/public.ts'
import type { Localized } from '#kernel/locale.ts'

export type NewsWords = { subject: string; title: string; text: string }

/** Texts of the mails about trips; `{reference}` is a placeholder. Those of a car that its hirer drives: `self-drive-words.ts`. */
type TripWords = {
  news: Record<TripNews, NewsWords>
  from: string
  to: string
  flight: string
  /** On the way; those of a shuttle with their times. */
  stops: string
  seats: string
  /** When a round trip begins its way back. */
  back: string
  /** Heads a package or plan. */
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
  /** Of a mail to who may approve. */
  buttonDecide: string
  /** Heads the facts of the trip. */
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
  /** What to do where the two do not find each other. */
  callDriver: string
  bill: string
  creditNote: string
  due: string
  /** Who collects what is still due. */
  dueTo: Record<'driver' | 'desk', string>
  number: string
  /** What was quoted, beside the lines of the bill. */
  quoted: string
  /** Heads what a cancellation or a no-show costs. */
  cost: string
  fee: string
  refund: string
  refundTo: Record<'card' | 'wallet', string>
  reason: string
}

export const TRIP_TEXTS: Localized<TripWords> = {
  en: {
    news: {
      booked: {
        subject: 'Your trip in {city} is booked: {reference}',
        title: 'Your trip is booked',
        text: 'We write to you again as soon as your driver is known.',
      },
      reserved: {
        subject: 'Pay to keep your trip in {city}: {reference}',
        title: 'Your trip is kept until you pay',
        text: 'Your trip is not booked yet. Pay it by card until {until}; otherwise it is let go, at no cost.',
      },
      paid: {
        subject: 'Receipt: your trip {reference} is paid',
        title: 'Your trip is booked and paid',
        text: 'We have received {paid}. This is your receipt; we write to you again as soon as your driver is known.',
      },
      collected: {
        subject: 'What is paid for your trip {reference}: {paid}',
        title: 'What is paid for your trip',
        text: 'Your driver has told us what you paid. In all, {paid} is paid for this trip. If that is not right, please write to us.',
      },
      waiting: {
        subject: 'Your trip in {city} waits for approval: {reference}',
        title: 'Your trip waits for approval',
        text: 'Your trip is booked once your company approves it. We write to you then.',
      },
      to_approve: {
        subject: 'A trip waits for your approval: {reference}',
        title: 'A trip waits for your approval',
        text: '{traveller} has booked this trip. It is driven once you approve it: sign in as you do where your company books its trips.',
      },
      approved: {
        subject: 'Your trip {reference} is approved',
        title: 'Your trip is approved',
        text: 'Your company has approved your trip. We write to you again as soon as your driver is known.',
      },
      assigned: {
        subject: 'Your driver and vehicle for trip {reference}',
        title: 'Your driver and vehicle',
        text: 'Look for this number plate at the pick-up.',
      },
      cancelled: {
        subject: 'Your trip {reference} is cancelled',
        title: 'Your trip is cancelled',
        text: 'Your trip is cancelled, and nobody comes to pick you up.',
      },
      no_show: {
        subject: 'We did not meet you: trip {reference}',
        title: 'We did not meet you',
        text: 'We waited for you and did not meet you. If that is not right, please write to us.',
      },
      billed: {
        subject: 'Your bill for trip {reference}: {number}',
        title: 'Your bill',
        text: 'Thank you for travelling with us. This is what your trip came to.',
      },
      credited: {
        subject: 'The bill {number} of your trip is withdrawn',
        title: 'We have withdrawn your bill',
        text: 'The bill {number} of your trip was wrong, and this credit note withdraws it as a whole. A new bill follows.',
      },
      refund_failed: {
        subject: 'Your refund for trip {reference} did not arrive',
        title: 'Your refund did not arrive',
        text: 'The bank of your card sent back the refund of your trip. The money is still yours: we pay it back another way and write to you about it; there is nothing you have to do.',
      },
    },
    from: 'From',
    to: 'To',
    flight: 'Flight',
    stops: 'Stops',
    seats: 'Seats',
    back: 'Way back',
    bought: 'Booked',
    time: '{time}, local time',
    payment: 'Payment',
    pay: {
      card_due: 'By card, not paid yet',
      card: 'By card',
      wallet: 'By your company’s wallet',
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
    buttonPayment: 'See the payment',
    buttonWrite: 'Write to us about this trip',
    buttonDecide: 'See it and decide',
    trip: 'The trip',
    reference: 'Reference',
    city: 'City',
    pickUp: 'Pick-up',
    vehicleType: 'Type of vehicle',
    total: 'Total',
    vehicle: 'Vehicle',
    model: 'Model',
    plate: 'Number plate',
    driver: 'Driver',
    phone: 'Phone',
    callDriver: 'If you cannot find each other at the pick-up, call the driver.',
    bill: 'Bill',
    creditNote: 'Credit note',
    due: 'Still due',
    dueTo: { driver: 'To your driver', desk: 'At our desk' },
    number: 'Number',
    quoted: 'As quoted',
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
    news: {
      booked: {
        subject: 'تم حجز رحلتك في {city}: {reference}',
        title: 'تم حجز رحلتك',
        text: 'سنراسلك مجددًا فور تحديد السائق.',
      },
      reserved: {
        subject: 'ادفع لتأكيد رحلتك في {city}: {reference}',
        title: 'رحلتك محجوزة مؤقتًا حتى تدفع',
        text: 'لم يكتمل حجز رحلتك بعد. ادفع بالبطاقة حتى {until}، وإلا أُلغي الحجز المؤقت دون أي رسوم.',
      },
      paid: {
        subject: 'إيصال: دُفعت قيمة الرحلة {reference}',
        title: 'تم حجز رحلتك ودفع قيمتها',
        text: 'استلمنا {paid}، وهذا إيصالك. سنراسلك مجددًا فور تحديد السائق.',
      },
      collected: {
        subject: 'المدفوع عن رحلتك {reference}: {paid}',
        title: 'المدفوع عن رحلتك',
        text: 'أبلغنا السائق بما دفعته. مجموع ما دُفع عن هذه الرحلة {paid}، فإن لم يكن ذلك صحيحًا فراسلنا من فضلك.',
      },
      waiting: {
        subject: 'رحلتك في {city} بانتظار الموافقة: {reference}',
        title: 'رحلتك بانتظار الموافقة',
        text: 'يكتمل حجز رحلتك بعد موافقة شركتك، وسنراسلك حينها.',
      },
      to_approve: {
        subject: 'رحلة بانتظار موافقتك: {reference}',
        title: 'رحلة بانتظار موافقتك',
        text: 'الرحلة التالية محجوزة باسم {traveller}، ولن تتم إلا بعد موافقتك: سجّل الدخول كما تفعل حيث تحجز شركتك رحلاتها.',
      },
      approved: {
        subject: 'تمت الموافقة على رحلتك {reference}',
        title: 'تمت الموافقة على رحلتك',
        text: 'وافقت شركتك على رحلتك. سنراسلك مجددًا فور تحديد السائق.',
      },
      assigned: {
        subject: 'السائق والمركبة لرحلتك {reference}',
        title: 'السائق والمركبة',
        text: 'ابحث عن رقم اللوحة هذا في مكان الانطلاق.',
      },
      cancelled: {
        subject: 'أُلغيت رحلتك {reference}',
        title: 'أُلغيت رحلتك',
        text: 'أُلغيت رحلتك ولن يأتي أحد لاصطحابك.',
      },
      no_show: {
        subject: 'لم نلتقِ بك: الرحلة {reference}',
        title: 'لم نلتقِ بك',
        text: 'انتظرناك ولم نلتقِ بك. إن لم يكن ذلك صحيحًا فراسلنا من فضلك.',
      },
      billed: {
        subject: 'فاتورة رحلتك {reference}: {number}',
        title: 'فاتورتك',
        text: 'شكرًا لسفرك معنا. هذه تكلفة رحلتك.',
      },
      credited: {
        subject: 'أُلغيت فاتورة رحلتك {number}',
        title: 'ألغينا فاتورتك',
        text: 'كانت فاتورة رحلتك {number} غير صحيحة، وهذا الإشعار الدائن يلغيها كلها. تصلك فاتورة جديدة.',
      },
      refund_failed: {
        subject: 'لم يصل المبلغ المسترد عن الرحلة {reference}',
        title: 'لم يصل المبلغ المسترد إليك',
        text: 'أعاد مصرف بطاقتك إلينا المبلغ المسترد عن رحلتك. المبلغ ما زال من حقك: سنردّه إليك بطريقة أخرى ونكتب إليك بشأنه، ولا يلزمك شيء.',
      },
    },
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
    buttonDecide: 'عرض الطلب واتخاذ القرار',
    trip: 'الرحلة',
    reference: 'رقم الحجز',
    city: 'المدينة',
    pickUp: 'موعد الانطلاق',
    vehicleType: 'فئة المركبة',
    total: 'الإجمالي',
    vehicle: 'المركبة',
    model: 'الطراز',
    plate: 'رقم اللوحة',
    driver: 'السائق',
    phone: 'الهاتف',
    callDriver: 'إذا لم تجدا بعضكما في مكان الانطلاق فاتصل بالسائق.',
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
      card: 'إلى البطاقة التي دفعت بها، وقد يستغرق مصرفك بضعة أيام',
      wallet: 'إلى محفظة شركتك',
    },
    reason: 'السبب',
  },
}
