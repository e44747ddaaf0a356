import type { TripNews } from '#domains/trips/journey/trip-notice.ts'
import type { Language } from '#kernel/locale.ts'

/** Texts of the mails about trips; `{reference}` is a placeholder. */
type TripWords = {
  news: Record<TripNews, { subject: string; title: string; text: string }>
  /** Heads the facts of the trip. */
  trip: string
  reference: string
  city: string
  pickUp: string
  vehicleType: string
  total: string
  vehicle: string
  plate: string
  driver: string
  phone: string
  bill: string
  number: string
  /** What was quoted, beside the lines of the bill. */
  quoted: string
  fee: string
  refund: string
  reason: string
}

export const TRIP_WORDS: Readonly<Record<Language, TripWords>> = {
  en: {
    news: {
      booked: {
        subject: 'Your trip in {city} is booked: {reference}',
        title: 'Your trip is booked',
        text: 'We write to you again as soon as your driver is known.',
      },
      waiting: {
        subject: 'Your trip in {city} waits for approval: {reference}',
        title: 'Your trip waits for approval',
        text: 'Your trip is booked once your company approves it. We write to you then.',
      },
      to_approve: {
        subject: 'A trip waits for your approval: {reference}',
        title: 'A trip waits for your approval',
        text: '{traveller} has booked this trip. It is driven once you approve it.',
      },
      approved: {
        subject: 'Your trip {reference} is approved',
        title: 'Your trip is approved',
        text: 'Your company has approved your trip. We write to you again as soon as your driver is known.',
      },
      assigned: {
        subject: 'Your vehicle for trip {reference}',
        title: 'Your vehicle is known',
        text: 'This is the vehicle for your trip.',
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
      refund_failed: {
        subject: 'Your refund for trip {reference} did not arrive',
        title: 'Your refund did not arrive',
        text: 'The bank of your card sent back the refund of your trip. The money is still yours: we pay it back another way and write to you about it; there is nothing you have to do.',
      },
    },
    trip: 'The trip',
    reference: 'Reference',
    city: 'City',
    pickUp: 'Pick-up',
    vehicleType: 'Type of vehicle',
    total: 'Total',
    vehicle: 'Vehicle',
    plate: 'Number plate',
    driver: 'Driver',
    phone: 'Phone',
    bill: 'Bill',
    number: 'Number',
    quoted: 'As quoted',
    fee: 'Kept',
    refund: 'Given back',
    reason: 'Reason',
  },
  ar: {
    news: {
      booked: {
        subject: 'تم حجز رحلتك في {city}: {reference}',
        title: 'تم حجز رحلتك',
        text: 'سنراسلك مجددًا فور تحديد السائق.',
      },
      waiting: {
        subject: 'رحلتك في {city} بانتظار الموافقة: {reference}',
        title: 'رحلتك بانتظار الموافقة',
        text: 'يكتمل حجز رحلتك بعد موافقة شركتك، وسنراسلك حينها.',
      },
      to_approve: {
        subject: 'رحلة بانتظار موافقتك: {reference}',
        title: 'رحلة بانتظار موافقتك',
        text: 'الرحلة التالية محجوزة باسم {traveller}، ولن تتم إلا بعد موافقتك.',
      },
      approved: {
        subject: 'تمت الموافقة على رحلتك {reference}',
        title: 'تمت الموافقة على رحلتك',
        text: 'وافقت شركتك على رحلتك. سنراسلك مجددًا فور تحديد السائق.',
      },
      assigned: {
        subject: 'مركبة رحلتك {reference}',
        title: 'تم تحديد مركبتك',
        text: 'هذه هي مركبة رحلتك.',
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
      refund_failed: {
        subject: 'لم يصل المبلغ المردود عن الرحلة {reference}',
        title: 'لم يصل المبلغ المردود إليك',
        text: 'أعاد بنك بطاقتك إلينا المبلغ المردود عن رحلتك. المبلغ ما زال من حقك: سنردّه إليك بطريقة أخرى ونكتب إليك بشأنه، ولا يلزمك شيء.',
      },
    },
    trip: 'الرحلة',
    reference: 'رقم الحجز',
    city: 'المدينة',
    pickUp: 'موعد الانطلاق',
    vehicleType: 'فئة المركبة',
    total: 'الإجمالي',
    vehicle: 'المركبة',
    plate: 'رقم اللوحة',
    driver: 'السائق',
    phone: 'الهاتف',
    bill: 'الفاتورة',
    number: 'رقم الفاتورة',
    quoted: 'السعر المعروض',
    fee: 'المبلغ المحتسب',
    refund: 'المبلغ المسترد',
    reason: 'السبب',
  },
}
