import { fareTitles } from '#domains/fares/public.ts'
import { accountTitles } from '#domains/accounts/public.ts'
import { rentalTitles } from '#domains/rentals/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems returned by routes of enquiries and the newsletter. */
export const enquiryTitles = {
  ...accountTitles,
  ...rentalTitles,
  ...fareTitles,
  enquiry_not_found: { en: 'Enquiry not found', ar: 'لا يوجد طلب بهذه البيانات', fr: 'Demande introuvable' },
  enquiry_changed: {
    en: 'A colleague has changed this enquiry in the meantime',
    ar: 'غيّر أحد الزملاء هذا الطلب في هذه الأثناء',
    fr: 'Un collègue a modifié cette demande entre-temps',
  },
  enquiry_taken: {
    en: 'A colleague has claimed this enquiry',
    ar: 'تولّى أحد الزملاء هذا الطلب',
    fr: 'Un collègue a pris cette demande en charge',
  },
  enquiry_act_refused: {
    en: 'Not possible while the enquiry is in this state',
    ar: 'لا يمكن ذلك في الحالة الحالية للطلب',
    fr: 'Impossible dans l’état actuel de la demande',
  },
  colleague_not_found: {
    en: 'This colleague does not answer enquiries',
    ar: 'هذا الزميل لا يردّ على الطلبات',
    fr: 'Ce collègue ne répond pas aux demandes',
  },
  price_already_booked: {
    en: 'The price that was sent has already been booked',
    ar: 'سبق الحجز بالسعر الذي أُرسل',
    fr: 'Le prix envoyé a déjà fait l’objet d’une réservation',
  },
  sender_unknown: {
    en: 'There is no address to reply to',
    ar: 'لا يوجد عنوان للرد عليه',
    fr: 'Il n’y a pas d’adresse à laquelle répondre',
  },
}

export const problems = problemsTitled(enquiryTitles)
export const { problem } = problems
