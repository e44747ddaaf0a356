import type { TripNews } from '#domains/trips/public.ts'
import type { CountedText } from '#kernel/filled-text.ts'
import type { Localized } from '#kernel/locale.ts'
import type { NewsWords } from './trip-words.ts'

/** Texts of the mails about a car that its hirer collects and drives; those of other trips speak of a driver. */
type SelfDriveWords = {
  news: Record<TripNews, NewsWords>
  hire: string
  collection: string
  return: string
  collectionPoint: string
  desk: string
  deposit: string
  depositAtDesk: string
  bring: string
  bringItems: string[]
  /** How long a licence is held, and how old who drives is. */
  years: CountedText
  buttonWrite: string
}

export const SELF_DRIVE_TEXTS: Localized<SelfDriveWords> = {
  en: {
    news: {
      booked: {
        subject: 'Your car in {city} is booked: {reference}',
        title: 'Your car is booked',
        text: 'We write to you again as soon as your car is known.',
      },
      reserved: {
        subject: 'Pay to keep your car in {city}: {reference}',
        title: 'Your car is kept until you pay',
        text: 'Your car is not booked yet. Pay it by card until {until}; otherwise it is let go, at no cost.',
      },
      paid: {
        subject: 'Receipt: your car hire {reference} is paid',
        title: 'Your car is booked and paid',
        text: 'We have received {paid}. This is your receipt; we write to you again as soon as your car is known.',
      },
      collected: {
        subject: 'What is paid for your car hire {reference}: {paid}',
        title: 'What is paid for your car hire',
        text: 'Our desk has told us what you paid. In all, {paid} is paid for this car hire. If that is not right, please write to us.',
      },
      waiting: {
        subject: 'Your car in {city} waits for approval: {reference}',
        title: 'Your car waits for approval',
        text: 'Your car is booked once your company approves it. We write to you then.',
      },
      to_approve: {
        subject: 'A car hire waits for your approval: {reference}',
        title: 'A car hire waits for your approval',
        text: '{traveller} has booked this car. It is handed over once you approve it: sign in as you do where your company books.',
      },
      approved: {
        subject: 'Your car hire {reference} is approved',
        title: 'Your car hire is approved',
        text: 'Your company has approved your car hire. We write to you again as soon as your car is known.',
      },
      assigned: {
        subject: 'The car you collect: {reference}',
        title: 'The car you collect',
        text: 'This is the car that waits for you at our desk.',
      },
      cancelled: {
        subject: 'Your car hire {reference} is cancelled',
        title: 'Your car hire is cancelled',
        text: 'Your car hire is cancelled, and no car is kept for you.',
      },
      no_show: {
        subject: 'You did not collect your car: {reference}',
        title: 'You did not collect your car',
        text: 'Your car was kept for you and not collected. If that is not right, please write to us.',
      },
      billed: {
        subject: 'Your bill for car hire {reference}: {number}',
        title: 'Your bill',
        text: 'Thank you for driving with us. This is what your car hire came to.',
      },
      credited: {
        subject: 'The bill {number} of your car hire is withdrawn',
        title: 'We have withdrawn your bill',
        text: 'The bill {number} of your car hire was wrong, and this credit note withdraws it as a whole. A new bill follows.',
      },
      refund_failed: {
        subject: 'Your refund for car hire {reference} did not arrive',
        title: 'Your refund did not arrive',
        text: 'The bank of your card sent back the refund of your car hire. The money is still yours: we pay it back another way and write to you about it; there is nothing you have to do.',
      },
    },
    hire: 'The car hire',
    collection: 'Collection',
    return: 'Return',
    collectionPoint: 'Collection point',
    desk: 'Our desk in {city}, where you also return the car',
    deposit: 'Deposit',
    depositAtDesk: '{amount}, held at the desk when you collect the car and released after its return',
    bring: 'Bring to the desk',
    bringItems: [
      'The driver’s licence, held for at least {licence}',
      'The driver’s passport or national identity card: who drives is at least {age} old',
    ],
    years: { one: 'one year', other: '{count} years' },
    buttonWrite: 'Write to us about this car hire',
  },
  ar: {
    news: {
      booked: {
        subject: 'تم حجز سيارتك في {city}: {reference}',
        title: 'تم حجز سيارتك',
        text: 'سنراسلك مجددًا فور تحديد سيارتك.',
      },
      reserved: {
        subject: 'ادفع لتأكيد حجز سيارتك في {city}: {reference}',
        title: 'سيارتك محجوزة مؤقتًا حتى تدفع',
        text: 'لم يكتمل حجز سيارتك بعد. ادفع بالبطاقة حتى {until}، وإلا أُلغي الحجز المؤقت دون أي رسوم.',
      },
      paid: {
        subject: 'إيصال: دُفعت قيمة استئجار السيارة {reference}',
        title: 'تم حجز سيارتك ودفع قيمتها',
        text: 'استلمنا {paid}، وهذا إيصالك. سنراسلك مجددًا فور تحديد سيارتك.',
      },
      collected: {
        subject: 'المدفوع عن استئجار سيارتك {reference}: {paid}',
        title: 'المدفوع عن استئجار سيارتك',
        text: 'أبلغنا مكتبنا بما دفعته. مجموع ما دُفع عن استئجار هذه السيارة {paid}، فإن لم يكن ذلك صحيحًا فراسلنا من فضلك.',
      },
      waiting: {
        subject: 'سيارتك في {city} بانتظار الموافقة: {reference}',
        title: 'سيارتك بانتظار الموافقة',
        text: 'يكتمل حجز سيارتك بعد موافقة شركتك، وسنراسلك حينها.',
      },
      to_approve: {
        subject: 'استئجار سيارة بانتظار موافقتك: {reference}',
        title: 'استئجار سيارة بانتظار موافقتك',
        text: 'السيارة التالية محجوزة باسم {traveller}، ولن تُسلَّم إلا بعد موافقتك: سجّل الدخول كما تفعل حيث تحجز شركتك.',
      },
      approved: {
        subject: 'تمت الموافقة على استئجار سيارتك {reference}',
        title: 'تمت الموافقة على استئجار سيارتك',
        text: 'وافقت شركتك على استئجار سيارتك. سنراسلك مجددًا فور تحديد سيارتك.',
      },
      assigned: {
        subject: 'سيارتك للحجز {reference}',
        title: 'تم تحديد سيارتك',
        text: 'هذه هي السيارة التي ستستلمها.',
      },
      cancelled: {
        subject: 'أُلغي استئجار سيارتك {reference}',
        title: 'أُلغي استئجار سيارتك',
        text: 'أُلغي استئجار سيارتك، ولم تعد محجوزة لك.',
      },
      no_show: {
        subject: 'لم تستلم سيارتك: {reference}',
        title: 'لم تستلم سيارتك',
        text: 'كانت سيارتك محجوزة لك ولم تُستلم. إن لم يكن ذلك صحيحًا فراسلنا من فضلك.',
      },
      billed: {
        subject: 'فاتورة استئجار سيارتك {reference}: {number}',
        title: 'فاتورتك',
        text: 'شكرًا لقيادتك معنا. هذه تكلفة استئجار سيارتك.',
      },
      credited: {
        subject: 'أُلغيت فاتورة استئجار سيارتك {number}',
        title: 'ألغينا فاتورتك',
        text: 'كانت فاتورة استئجار سيارتك {number} غير صحيحة، وهذا الإشعار الدائن يلغيها كلها. تصلك فاتورة جديدة.',
      },
      refund_failed: {
        subject: 'لم يصل المبلغ المسترد عن استئجار السيارة {reference}',
        title: 'لم يصل المبلغ المسترد إليك',
        text: 'أعاد مصرف بطاقتك إلينا المبلغ المسترد عن استئجار سيارتك. المبلغ ما زال من حقك: سنردّه إليك بطريقة أخرى ونكتب إليك بشأنه، ولا يلزمك شيء.',
      },
    },
    hire: 'استئجار السيارة',
    collection: 'استلام السيارة',
    return: 'التسليم',
    collectionPoint: 'مكان الاستلام',
    desk: 'مكتبنا في {city}، وإليه تعيد السيارة',
    deposit: 'مبلغ الضمان',
    depositAtDesk: '{amount}، يُحجز في مكتب التأجير عند استلام السيارة ويُفرج عنه بعد إعادتها',
    bring: 'أحضر معك إلى المكتب',
    bringItems: [
      'رخصة قيادة من سيقود، مضت على إصدارها {licence} على الأقل',
      'جواز سفر من سيقود أو بطاقة هويته الوطنية: لا يقل عمره عن {age}',
    ],
    years: { one: 'سنة واحدة', two: 'سنتين', few: '{count} سنوات', other: '{count} سنة' },
    buttonWrite: 'راسلنا بشأن هذه السيارة',
  },
}
