import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems that routes of mails answer with. */
export const mailTitles = {
  mail_not_found: { en: 'There is no such mail', ar: 'لا توجد رسالة كهذه' },
  mail_not_last: {
    en: 'This mail waits to be sent, or a later one says how things are',
    ar: 'هذه الرسالة تنتظر الإرسال، أو هناك رسالة أحدث منها',
  },
  mail_not_dead: {
    en: 'This mail is sent, is still tried, or its link is over',
    ar: 'هذه الرسالة أُرسلت أو ما زالت قيد المحاولة أو انتهى رابطها',
  },
}

export const { problem, refusedBy } = problemsTitled(mailTitles)
