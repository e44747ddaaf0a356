import type { TripNoticeKind } from '#domains/trips/public.ts'
import type { Localized } from '#kernel/locale.ts'

export type NoticeMessage = { subject: string; title: string; text: string }

/** Messages of trip emails by kind of notice; `{reference}` is a placeholder. Self-drive cars: `self-drive-words.ts`. */
export const TRIP_NOTICE_MESSAGES: Localized<Record<TripNoticeKind, NoticeMessage>> = {
  en: {
    booked: {
      subject: 'Your trip in {city} is booked: {reference}',
      title: 'Your trip is booked',
      text: 'We will email you again as soon as your driver is assigned.',
    },
    reserved: {
      subject: 'Pay to keep your trip in {city}: {reference}',
      title: 'We are holding your trip until you pay',
      text: 'Your trip is not booked yet. Pay by card by {until}; otherwise we release it, at no cost to you.',
    },
    paid: {
      subject: 'Receipt: payment for your trip {reference}',
      title: 'Your trip is booked and paid',
      text: 'We have received {paid}. This is your receipt; we will email you again as soon as your driver is assigned.',
    },
    collected: {
      subject: 'Paid for your trip {reference}: {paid}',
      title: 'Payments for your trip',
      text: 'Your driver has told us what you paid. In total, {paid} has been paid for this trip. If that is not right, please write to us.',
    },
    waiting: {
      subject: 'Your trip in {city} is awaiting approval: {reference}',
      title: 'Your trip is awaiting approval',
      text: 'Your trip is booked once your company approves it. We will email you then.',
    },
    to_approve: {
      subject: 'A trip needs your approval: {reference}',
      title: 'A trip needs your approval',
      text: '{traveller} has booked this trip. It will only go ahead once you approve it. To do so, sign in where your company books its trips.',
    },
    approved: {
      subject: 'Your trip {reference} has been approved',
      title: 'Your trip has been approved',
      text: 'Your company has approved your trip. We will email you again as soon as your driver is assigned.',
    },
    repriced: {
      subject: 'The place and price of your trip {reference}',
      title: 'Your trip has been updated',
      text: 'We have set a place of your trip and its price. Below is the trip as it stands now. If that is not right, please write to us.',
    },
    assigned: {
      subject: 'Your driver and vehicle for trip {reference}',
      title: 'Your driver and vehicle',
      text: 'Look for this number plate at pick-up.',
    },
    cancelled: {
      subject: 'Your trip {reference} has been cancelled',
      title: 'Your trip has been cancelled',
      text: 'Your trip has been cancelled, and nobody will pick you up.',
    },
    no_show: {
      subject: 'We could not find you: trip {reference}',
      title: 'We could not find you',
      text: 'We waited for you but could not find you. If that is not right, please write to us.',
    },
    billed: {
      subject: 'Your bill for trip {reference}: {number}',
      title: 'Your bill',
      text: 'Thank you for travelling with us. Here is what your trip cost.',
    },
    credited: {
      subject: 'We have cancelled bill {number} for your trip',
      title: 'We have cancelled your bill',
      text: 'Bill {number} for your trip was wrong, and this credit note cancels it in full. We will send you a new bill.',
    },
    refund_failed: {
      subject: 'Your refund for trip {reference} did not go through',
      title: 'Your refund did not go through',
      text: 'Your card’s bank returned the refund for your trip. The money is still yours: we will refund you another way and write to you about it. You do not need to do anything.',
    },
  },
  ar: {
    booked: {
      subject: 'تم حجز رحلتك في {city}: {reference}',
      title: 'تم حجز رحلتك',
      text: 'سنراسلك مجددًا فور تحديد السائق.',
    },
    reserved: {
      subject: 'ادفع لتأكيد رحلتك في {city}: {reference}',
      title: 'رحلتك محجوزة مؤقتًا حتى تدفع',
      text: 'لم يكتمل حجز رحلتك بعد. ادفع بالبطاقة في موعد أقصاه {until}، وإلا أُلغي الحجز المؤقت من دون أي رسوم عليك.',
    },
    paid: {
      subject: 'إيصال دفع قيمة رحلتك {reference}',
      title: 'تم حجز رحلتك ودفع قيمتها',
      text: 'استلمنا {paid}، وهذا إيصالك. سنراسلك مجددًا فور تحديد السائق.',
    },
    collected: {
      subject: 'المدفوع عن رحلتك {reference}: {paid}',
      title: 'المدفوع عن رحلتك',
      text: 'أبلغنا السائق بما دفعته. إجمالي المدفوع عن هذه الرحلة {paid}، فإن لم يكن ذلك صحيحًا فراسلنا من فضلك.',
    },
    waiting: {
      subject: 'رحلتك في {city} بانتظار الموافقة: {reference}',
      title: 'رحلتك بانتظار الموافقة',
      text: 'يكتمل حجز رحلتك بعد موافقة شركتك، وسنراسلك حينها.',
    },
    to_approve: {
      subject: 'رحلة بانتظار موافقتك: {reference}',
      title: 'رحلة بانتظار موافقتك',
      text: 'الرحلة التالية محجوزة باسم {traveller}، ولن تتم إلا بعد موافقتك. للموافقة، سجّل الدخول إلى الموقع الذي تحجز منه شركتك رحلاتها.',
    },
    approved: {
      subject: 'تمت الموافقة على رحلتك {reference}',
      title: 'تمت الموافقة على رحلتك',
      text: 'وافقت شركتك على رحلتك. سنراسلك مجددًا فور تحديد السائق.',
    },
    repriced: {
      subject: 'تحديث المكان والسعر لرحلتك {reference}',
      title: 'جرى تحديث رحلتك',
      text: 'حدّدنا أحد أماكن رحلتك وسعرها. تجد أدناه الرحلة كما هي الآن، فإن لم تكن صحيحة فراسلنا من فضلك.',
    },
    assigned: {
      subject: 'السائق والمركبة لرحلتك {reference}',
      title: 'السائق والمركبة',
      text: 'ابحث عن رقم اللوحة هذا في مكان الانطلاق.',
    },
    cancelled: {
      subject: 'تم إلغاء رحلتك {reference}',
      title: 'تم إلغاء رحلتك',
      text: 'تم إلغاء رحلتك، ولن يأتي أحد لاصطحابك.',
    },
    no_show: {
      subject: 'لم نتمكّن من العثور عليك: الرحلة {reference}',
      title: 'لم نتمكّن من العثور عليك',
      text: 'انتظرناك لكننا لم نتمكّن من العثور عليك. إن لم يكن ذلك صحيحًا فراسلنا من فضلك.',
    },
    billed: {
      subject: 'فاتورة رحلتك {reference}: {number}',
      title: 'فاتورتك',
      text: 'شكرًا لسفرك معنا. إليك تكلفة رحلتك.',
    },
    credited: {
      subject: 'ألغينا الفاتورة {number} لرحلتك',
      title: 'ألغينا فاتورتك',
      text: 'كانت الفاتورة {number} لرحلتك غير صحيحة، وهذا الإشعار الدائن يلغيها بالكامل. سنرسل إليك فاتورة جديدة.',
    },
    refund_failed: {
      subject: 'لم يصلك المبلغ المسترد عن الرحلة {reference}',
      title: 'لم يصلك المبلغ المسترد',
      text: 'أرجع إلينا مصرف بطاقتك المبلغ المسترد عن رحلتك. ما زال المبلغ من حقك: سنعيده إليك بطريقة أخرى ونراسلك بشأنه، ولا يلزمك أي إجراء.',
    },
  },
  fr: {
    booked: {
      subject: 'Votre trajet à {city} est réservé\u00a0: {reference}',
      title: 'Votre trajet est réservé',
      text: 'Nous vous écrirons à nouveau dès que votre chauffeur sera attribué.',
    },
    reserved: {
      subject: 'Payez pour garder votre trajet à {city}\u00a0: {reference}',
      title: 'Nous vous gardons le trajet jusqu’au paiement',
      text: 'Votre trajet n’est pas encore réservé. Payez par carte avant le {until}\u202f; passé ce délai, il sera libéré, sans frais pour vous.',
    },
    paid: {
      subject: 'Reçu\u00a0: paiement de votre trajet {reference}',
      title: 'Votre trajet est réservé et payé',
      text: 'Nous avons bien reçu {paid}. Ceci est votre reçu\u202f; nous vous écrirons à nouveau dès que votre chauffeur sera attribué.',
    },
    collected: {
      subject: 'Payé pour votre trajet {reference}\u00a0: {paid}',
      title: 'Paiements de votre trajet',
      text: 'Votre chauffeur nous a indiqué ce que vous avez payé. Le total payé pour ce trajet s’élève à {paid}. Si ce n’est pas exact, merci de nous écrire.',
    },
    waiting: {
      subject: 'Votre trajet à {city} est en attente d’approbation\u00a0: {reference}',
      title: 'Votre trajet est en attente d’approbation',
      text: 'Votre trajet sera réservé dès que votre entreprise l’aura approuvé. Nous vous écrirons à ce moment-là.',
    },
    to_approve: {
      subject: 'Un trajet attend votre approbation\u00a0: {reference}',
      title: 'Un trajet attend votre approbation',
      text: '{traveller} a réservé ce trajet. Il n’aura lieu qu’avec votre approbation. Pour la donner, connectez-vous là où votre entreprise réserve ses trajets.',
    },
    approved: {
      subject: 'Votre trajet {reference} a été approuvé',
      title: 'Votre trajet a été approuvé',
      text: 'Votre entreprise a approuvé votre trajet. Nous vous écrirons à nouveau dès que votre chauffeur sera attribué.',
    },
    repriced: {
      subject: 'Le lieu et le prix de votre trajet {reference}',
      title: 'Votre trajet a été mis à jour',
      text: 'Nous avons fixé un lieu de votre trajet et son prix. Voici le trajet tel qu’il est désormais prévu. Si ce n’est pas exact, merci de nous écrire.',
    },
    assigned: {
      subject: 'Votre chauffeur et votre véhicule pour le trajet {reference}',
      title: 'Votre chauffeur et votre véhicule',
      text: 'Repérez cette plaque d’immatriculation lors de la prise en charge.',
    },
    cancelled: {
      subject: 'Votre trajet {reference} a été annulé',
      title: 'Votre trajet a été annulé',
      text: 'Votre trajet a été annulé, et personne ne viendra vous chercher.',
    },
    no_show: {
      subject: 'Nous n’avons pas pu vous trouver\u00a0: trajet {reference}',
      title: 'Nous n’avons pas pu vous trouver',
      text: 'Notre chauffeur est venu au rendez-vous, mais n’a pas pu vous trouver. Si ce n’est pas exact, merci de nous écrire.',
    },
    billed: {
      subject: 'Votre facture pour le trajet {reference}\u00a0: {number}',
      title: 'Votre facture',
      text: 'Merci d’avoir voyagé avec nous. Voici le coût de votre trajet.',
    },
    credited: {
      subject: 'Nous avons annulé la facture {number} de votre trajet',
      title: 'Nous avons annulé votre facture',
      text: 'La facture {number} de votre trajet était erronée, et cet avoir l’annule en totalité. Nous vous enverrons une nouvelle facture.',
    },
    refund_failed: {
      subject: 'Votre remboursement pour le trajet {reference} n’a pas abouti',
      title: 'Votre remboursement n’a pas abouti',
      text: 'La banque de votre carte nous a renvoyé le remboursement de votre trajet. Cet argent vous appartient toujours\u00a0: nous vous rembourserons autrement et vous écrirons à ce sujet. Vous n’avez rien à faire.',
    },
  },
}
