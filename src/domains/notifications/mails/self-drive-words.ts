import type { TripNoticeKind } from '#domains/trips/public.ts'
import type { CountedText } from '#kernel/filled-text.ts'
import type { Localized } from '#kernel/locale.ts'
import type { NoticeMessage } from './trip-notice-messages.ts'

/** Texts of the mails about a car that the customer drives; those of other trips mention a driver. */
type SelfDriveWords = {
  news: Record<TripNoticeKind, NoticeMessage>
  hire: string
  collection: string
  return: string
  collectionPoint: string
  desk: string
  deposit: string
  depositAtDesk: string
  bring: string
  bringItems: string[]
  /** Minimum licence period and age of the driver. */
  years: CountedText
  buttonWrite: string
}

export const SELF_DRIVE_TEXTS: Localized<SelfDriveWords> = {
  en: {
    news: {
      booked: {
        subject: 'Your car in {city} is booked: {reference}',
        title: 'Your car is booked',
        text: 'We will email you again as soon as your car is assigned.',
      },
      reserved: {
        subject: 'Pay to keep your car in {city}: {reference}',
        title: 'We are holding your car until you pay',
        text: 'Your car is not booked yet. Pay by card by {until}; otherwise we release it, at no cost to you.',
      },
      paid: {
        subject: 'Receipt: payment for your car hire {reference}',
        title: 'Your car is booked and paid',
        text: 'We have received {paid}. This is your receipt; we will email you again as soon as your car is assigned.',
      },
      collected: {
        subject: 'Paid for your car hire {reference}: {paid}',
        title: 'Payments for your car hire',
        text: 'Our desk has told us what you paid. In total, {paid} has been paid for this car hire. If that is not right, please write to us.',
      },
      waiting: {
        subject: 'Your car in {city} is awaiting approval: {reference}',
        title: 'Your car is awaiting approval',
        text: 'Your car is booked once your company approves it. We will email you then.',
      },
      to_approve: {
        subject: 'A car hire needs your approval: {reference}',
        title: 'A car hire needs your approval',
        text: '{traveller} has booked this car. It will only be handed over once you approve it. To do so, sign in where your company makes its bookings.',
      },
      approved: {
        subject: 'Your car hire {reference} has been approved',
        title: 'Your car hire has been approved',
        text: 'Your company has approved your car hire. We will email you again as soon as your car is assigned.',
      },
      repriced: {
        subject: 'The place and price of your car hire {reference}',
        title: 'Your car hire has been updated',
        text: 'We have set a place of your car hire and its price. Below is the car hire as it stands now. If that is not right, please write to us.',
      },
      assigned: {
        subject: 'Your car for {reference}',
        title: 'Your car',
        text: 'This is the car waiting for you at our desk.',
      },
      cancelled: {
        subject: 'Your car hire {reference} has been cancelled',
        title: 'Your car hire has been cancelled',
        text: 'Your car hire has been cancelled, and we are no longer holding a car for you.',
      },
      no_show: {
        subject: 'You did not collect your car: {reference}',
        title: 'You did not collect your car',
        text: 'We held your car, but you did not collect it. If that is not right, please write to us.',
      },
      billed: {
        subject: 'Your bill for car hire {reference}: {number}',
        title: 'Your bill',
        text: 'Thank you for driving with us. Here is what your car hire cost.',
      },
      credited: {
        subject: 'We have cancelled bill {number} for your car hire',
        title: 'We have cancelled your bill',
        text: 'Bill {number} for your car hire was wrong, and this credit note cancels it in full. We will send you a new bill.',
      },
      refund_failed: {
        subject: 'Your refund for car hire {reference} did not go through',
        title: 'Your refund did not go through',
        text: 'Your card’s bank returned the refund for your car hire. The money is still yours: we will refund you another way and write to you about it. You do not need to do anything.',
      },
    },
    hire: 'The car hire',
    collection: 'Collection',
    return: 'Return',
    collectionPoint: 'Collection point',
    desk: 'Our desk in {city}, where you also return the car',
    deposit: 'Deposit',
    depositAtDesk: '{amount}, held at the desk when you collect the car and released after you return it',
    bring: 'Bring to the desk',
    bringItems: [
      'The driver’s licence, held for at least {licence}',
      'The driver’s passport or national identity card: the driver must be at least {age} old',
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
        text: 'لم يكتمل حجز سيارتك بعد. ادفع بالبطاقة في موعد أقصاه {until}، وإلا أُلغي الحجز المؤقت من دون أي رسوم عليك.',
      },
      paid: {
        subject: 'إيصال دفع قيمة استئجار سيارتك {reference}',
        title: 'تم حجز سيارتك ودفع قيمتها',
        text: 'استلمنا {paid}، وهذا إيصالك. سنراسلك مجددًا فور تحديد سيارتك.',
      },
      collected: {
        subject: 'المدفوع عن استئجار سيارتك {reference}: {paid}',
        title: 'المدفوع عن استئجار سيارتك',
        text: 'أبلغنا مكتبنا بما دفعته. إجمالي المدفوع عن استئجار هذه السيارة {paid}، فإن لم يكن ذلك صحيحًا فراسلنا من فضلك.',
      },
      waiting: {
        subject: 'سيارتك في {city} بانتظار الموافقة: {reference}',
        title: 'سيارتك بانتظار الموافقة',
        text: 'يكتمل حجز سيارتك بعد موافقة شركتك، وسنراسلك حينها.',
      },
      to_approve: {
        subject: 'طلب حجز سيارة بانتظار موافقتك: {reference}',
        title: 'طلب حجز سيارة بانتظار موافقتك',
        text: 'السيارة التالية محجوزة باسم {traveller}، ولن تُسلَّم إلا بعد موافقتك. للموافقة، سجّل الدخول إلى الموقع الذي تحجز منه شركتك.',
      },
      approved: {
        subject: 'تمت الموافقة على حجز سيارتك {reference}',
        title: 'تمت الموافقة على حجز سيارتك',
        text: 'وافقت شركتك على حجز سيارتك. سنراسلك مجددًا فور تحديد سيارتك.',
      },
      repriced: {
        subject: 'تحديث المكان والسعر لاستئجار سيارتك {reference}',
        title: 'جرى تحديث استئجار سيارتك',
        text: 'حدّدنا مكان استئجار سيارتك وسعره. تجد أدناه تفاصيله كما هي الآن، فإن لم تكن صحيحة فراسلنا من فضلك.',
      },
      assigned: {
        subject: 'سيارتك للحجز {reference}',
        title: 'تم تحديد سيارتك',
        text: 'هذه هي السيارة التي تنتظرك في مكتبنا.',
      },
      cancelled: {
        subject: 'تم إلغاء حجز سيارتك {reference}',
        title: 'تم إلغاء حجز سيارتك',
        text: 'تم إلغاء حجز سيارتك، ولم تعد هناك سيارة محجوزة لك.',
      },
      no_show: {
        subject: 'لم تستلم سيارتك: {reference}',
        title: 'لم تستلم سيارتك',
        text: 'حجزنا لك السيارة لكنك لم تستلمها. إن لم يكن ذلك صحيحًا فراسلنا من فضلك.',
      },
      billed: {
        subject: 'فاتورة استئجار سيارتك {reference}: {number}',
        title: 'فاتورتك',
        text: 'شكرًا لاستئجارك من مكتبنا. إليك تكلفة استئجار سيارتك.',
      },
      credited: {
        subject: 'ألغينا الفاتورة {number} لاستئجار سيارتك',
        title: 'ألغينا فاتورتك',
        text: 'كانت الفاتورة {number} لاستئجار سيارتك غير صحيحة، وهذا الإشعار الدائن يلغيها بالكامل. سنرسل إليك فاتورة جديدة.',
      },
      refund_failed: {
        subject: 'لم يصلك المبلغ المسترد عن استئجار السيارة {reference}',
        title: 'لم يصلك المبلغ المسترد',
        text: 'أرجع إلينا مصرف بطاقتك المبلغ المسترد عن استئجار سيارتك. ما زال المبلغ من حقك: سنعيده إليك بطريقة أخرى ونراسلك بشأنه، ولا يلزمك أي إجراء.',
      },
    },
    hire: 'استئجار السيارة',
    collection: 'استلام السيارة',
    return: 'التسليم',
    collectionPoint: 'موقع الاستلام',
    desk: 'مكتبنا في {city}، وفيه تسلّم السيارة أيضًا',
    deposit: 'مبلغ الضمان',
    depositAtDesk: '{amount}، يُحجز في مكتب التأجير عند استلام السيارة ويُفرج عنه بعد إعادتها',
    bring: 'أحضر معك إلى المكتب',
    bringItems: [
      'رخصة قيادة قائد السيارة، مضت على إصدارها {licence} على الأقل',
      'جواز سفر قائد السيارة أو بطاقة هويته الوطنية، على ألا يقل عمره عن {age}',
    ],
    years: { one: 'سنة واحدة', two: 'سنتان', few: '{count} سنوات', other: '{count} سنة' },
    buttonWrite: 'راسلنا بشأن هذه السيارة',
  },
  fr: {
    news: {
      booked: {
        subject: 'Votre voiture à {city} est réservée\u00a0: {reference}',
        title: 'Votre voiture est réservée',
        text: 'Nous vous écrirons à nouveau dès que votre voiture sera attribuée.',
      },
      reserved: {
        subject: 'Payez pour garder votre voiture à {city}\u00a0: {reference}',
        title: 'Nous vous gardons la voiture jusqu’au paiement',
        text: 'Votre voiture n’est pas encore réservée. Payez par carte avant le {until}\u202f; passé ce délai, elle sera libérée, sans frais pour vous.',
      },
      paid: {
        subject: 'Reçu\u00a0: paiement de votre location {reference}',
        title: 'Votre voiture est réservée et payée',
        text: 'Nous avons bien reçu {paid}. Ceci est votre reçu\u202f; nous vous écrirons à nouveau dès que votre voiture sera attribuée.',
      },
      collected: {
        subject: 'Payé pour votre location {reference}\u00a0: {paid}',
        title: 'Paiements de votre location',
        text: 'Notre agence nous a indiqué ce que vous avez payé. Le total payé pour cette location s’élève à {paid}. Si ce n’est pas exact, merci de nous écrire.',
      },
      waiting: {
        subject: 'Votre voiture à {city} est en attente d’approbation\u00a0: {reference}',
        title: 'Votre voiture est en attente d’approbation',
        text: 'Votre voiture sera réservée dès que votre entreprise l’aura approuvée. Nous vous écrirons à ce moment-là.',
      },
      to_approve: {
        subject: 'Une location attend votre approbation\u00a0: {reference}',
        title: 'Une location attend votre approbation',
        text: '{traveller} a réservé cette voiture. Elle ne sera remise qu’avec votre approbation. Pour la donner, connectez-vous là où votre entreprise effectue ses réservations.',
      },
      approved: {
        subject: 'Votre location {reference} a été approuvée',
        title: 'Votre location a été approuvée',
        text: 'Votre entreprise a approuvé votre location. Nous vous écrirons à nouveau dès que votre voiture sera attribuée.',
      },
      repriced: {
        subject: 'Le lieu et le prix de votre location {reference}',
        title: 'Votre location a été mise à jour',
        text: 'Nous avons fixé un lieu de votre location et son prix. Voici la location telle qu’elle est désormais prévue. Si ce n’est pas exact, merci de nous écrire.',
      },
      assigned: {
        subject: 'Votre voiture pour la réservation {reference}',
        title: 'Votre voiture',
        text: 'Voici la voiture qui vous attend à notre agence.',
      },
      cancelled: {
        subject: 'Votre location {reference} a été annulée',
        title: 'Votre location a été annulée',
        text: 'Votre location a été annulée, et nous ne vous gardons plus de voiture.',
      },
      no_show: {
        subject: 'Vous n’avez pas récupéré votre voiture\u00a0: {reference}',
        title: 'Vous n’avez pas récupéré votre voiture',
        text: 'Votre voiture vous attendait, mais vous ne l’avez pas récupérée. Si ce n’est pas exact, merci de nous écrire.',
      },
      billed: {
        subject: 'Votre facture pour la location {reference}\u00a0: {number}',
        title: 'Votre facture',
        text: 'Merci d’avoir loué chez nous. Voici le coût de votre location.',
      },
      credited: {
        subject: 'Nous avons annulé la facture {number} de votre location',
        title: 'Nous avons annulé votre facture',
        text: 'La facture {number} de votre location était erronée, et cet avoir l’annule en totalité. Nous vous enverrons une nouvelle facture.',
      },
      refund_failed: {
        subject: 'Votre remboursement pour la location {reference} n’a pas abouti',
        title: 'Votre remboursement n’a pas abouti',
        text: 'La banque de votre carte nous a renvoyé le remboursement de votre location. Cet argent vous appartient toujours\u00a0: nous vous rembourserons autrement et vous écrirons à ce sujet. Vous n’avez rien à faire.',
      },
    },
    hire: 'La location',
    collection: 'Prise en charge',
    return: 'Restitution',
    collectionPoint: 'Lieu de prise en charge',
    desk: 'Notre agence à {city}, où vous restituez aussi la voiture',
    deposit: 'Dépôt de garantie',
    depositAtDesk:
      '{amount}\u00a0: montant bloqué en agence à la prise en charge de la voiture et libéré après sa restitution',
    bring: 'À apporter à l’agence',
    bringItems: [
      'Le permis du conducteur, détenu depuis au moins {licence}',
      'Le passeport ou la carte nationale d’identité du conducteur, qui doit avoir au moins {age}',
    ],
    years: { one: '{count} an', many: '{count} d’années', other: '{count} ans' },
    buttonWrite: 'Nous écrire à ce sujet',
  },
}
