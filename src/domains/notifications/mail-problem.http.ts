import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems that routes of mails answer with. */
export const mailTitles = {
  mail_not_found: { en: 'Email not found', ar: 'الرسالة غير موجودة' },
  mail_not_last: {
    en: 'This email is waiting to be sent, or a later one has replaced it',
    ar: 'هذه الرسالة تنتظر الإرسال، أو حلّت محلها رسالة أحدث',
  },
  mail_not_dead: {
    en: 'This email has been sent, is still being retried, or its link has expired',
    ar: 'أُرسلت هذه الرسالة، أو ما زلنا نحاول إرسالها، أو انتهت صلاحية رابطها',
  },
}

export const problems = problemsTitled(mailTitles)
