import { staffTitles } from '#domains/staff/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems returned by routes of payments. */
export const paymentTitles = {
  payment_declined: { en: 'The card was declined', ar: 'رُفضت البطاقة', fr: 'La carte a été refusée' },
  too_many_declines: {
    en: 'Too many cards were declined today. Try again tomorrow',
    ar: 'رُفضت بطاقات كثيرة اليوم. حاول مرة أخرى غدًا',
    fr: 'Trop de cartes ont été refusées aujourd’hui. Réessayez demain',
  },
  payment_unavailable: {
    en: 'Payments are not available at the moment',
    ar: 'الدفع غير متاح حاليًا',
    fr: 'Les paiements ne sont pas disponibles pour le moment',
  },
  signature_invalid: {
    en: 'The signature is not valid',
    ar: 'التوقيع غير صالح',
    fr: 'La signature n’est pas valide',
  },
  not_for_task: {
    en: 'A task of this kind cannot be settled this way',
    ar: 'لا يمكن تسوية مهمة من هذا النوع بهذه الطريقة',
    fr: 'Une tâche de ce type ne peut pas être réglée ainsi',
  },
  booking_busy: {
    en: 'This booking is being processed. Try again in a minute',
    ar: 'يجري العمل على الحجز الآن. حاول مرة أخرى بعد دقيقة',
    fr: 'Cette réservation est en cours de traitement. Réessayez dans une minute',
  },
  still_refused: { en: 'It was refused again', ar: 'رُفض مرة أخرى', fr: 'Nouveau refus' },
  nothing_owed: { en: 'Nothing is owed any longer', ar: 'لم يعد هناك مبلغ مستحق', fr: 'Plus rien n’est dû' },
  gateway_differs: {
    en: 'The gateway shows a refund that our ledger does not. Check the gateway first',
    ar: 'تُظهر بوابة الدفع مبلغًا مستردًا غير مقيّد في دفاترنا. راجع بوابة الدفع أولًا',
    fr: 'La passerelle de paiement affiche un remboursement absent de notre grand livre. Vérifiez d’abord la passerelle',
  },
  not_at_gateway: {
    en: 'The gateway does not show a refund of exactly this amount',
    ar: 'لا تُظهر بوابة الدفع استردادًا بهذا المبلغ تحديدًا',
    fr: 'La passerelle de paiement n’affiche aucun remboursement de ce montant exact',
  },
  difference_not_found: { en: 'Difference not found', ar: 'الفرق غير موجود', fr: 'Écart introuvable' },
  difference_ended: {
    en: 'The ledgers now agree, differ by something else, or the difference has been explained',
    ar: 'السجلات متطابقة الآن، أو تختلف في أمر آخر، أو تم تفسير الفرق',
    fr: 'Les livres concordent désormais, présentent un autre écart, ou l’écart a été expliqué',
  },
  difference_has_task: {
    en: 'This difference is settled through its task',
    ar: 'يُسوّى هذا الفرق من مهمته',
    fr: 'Cet écart se règle depuis sa tâche',
  },
  difference_not_booked: {
    en: 'Only amounts the gateway took for a booking can be posted here',
    ar: 'لا يمكن أن تُقيَّد هنا إلا المبالغ التي حصّلتها بوابة الدفع عن حجز',
    fr: 'Seuls les montants prélevés par la passerelle pour une réservation peuvent être comptabilisés ici',
  },
  books_unanswered: {
    en: 'The gateway or the supplier is not responding. Try again',
    ar: 'لم تستجب بوابة الدفع أو لم يستجب المورّد. حاول مرة أخرى',
    fr: 'La passerelle de paiement ou le loueur ne répond pas. Réessayez',
  },
  dispute_not_found: { en: 'Dispute not found', ar: 'النزاع غير موجود', fr: 'Litige introuvable' },
  dispute_not_open: {
    en: 'The dispute is not open: the bank has only enquired, or has decided',
    ar: 'النزاع غير مفتوح: استفسر المصرف فقط، أو أصدر قراره',
    fr: 'Le litige n’est pas ouvert\u00a0: la banque a seulement demandé des informations, ou a déjà tranché',
  },
  dispute_undecided: {
    en: 'The gateway does not confirm this yet; the money has not come back',
    ar: 'لم تؤكّد بوابة الدفع ذلك بعد، ولم يُسترد المبلغ',
    fr: 'La passerelle de paiement ne le confirme pas encore\u202f; l’argent n’est pas revenu',
  },
  dispute_not_acceptable: {
    en: 'The gateway does not allow disputes to be accepted from here',
    ar: 'لا تسمح بوابة الدفع بقبول النزاعات من هنا',
    fr: 'La passerelle de paiement ne permet pas d’accepter les litiges d’ici',
  },
  still_differs: {
    en: 'The ledgers still differ',
    ar: 'ما زالت السجلات مختلفة',
    fr: 'Les livres présentent toujours un écart',
  },
}

export const problems = problemsTitled({ ...staffTitles, ...paymentTitles })
export const { problem } = problems
