import { accountTitles } from '#domains/accounts/public.ts'
import { rentalTitles } from '#domains/rentals/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems that routes of enquiries and the newsletter answer with. */
export const enquiryTitles = {
  ...accountTitles,
  ...rentalTitles,
  enquiry_not_found: { en: 'No such enquiry', ar: 'لا يوجد طلب بهذه البيانات' },
  enquiry_changed: {
    en: 'A colleague has changed this enquiry meanwhile',
    ar: 'غيّر أحد الزملاء هذا الطلب في هذه الأثناء',
  },
  enquiry_taken: { en: 'A colleague has taken this enquiry', ar: 'تولّى أحد الزملاء هذا الطلب' },
  enquiry_act_refused: {
    en: 'Not possible in the state of this enquiry',
    ar: 'غير ممكن في حالة هذا الطلب',
  },
  colleague_not_found: { en: 'This colleague answers no enquiries', ar: 'هذا الزميل لا يرد على الرسائل' },
  sender_unknown: { en: 'There is no address to answer', ar: 'لا يوجد عنوان للرد عليه' },
}

export const { problem, refusedBy } = problemsTitled(enquiryTitles)
