import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems returned by routes of mails. */
export const mailTitles = {
  mail_not_found: { en: 'Email not found', ar: 'الرسالة غير موجودة', fr: 'E-mail introuvable' },
  mail_not_last: {
    en: 'This email is waiting to be sent, or a later one has replaced it',
    ar: 'هذه الرسالة تنتظر الإرسال، أو حلّت محلها رسالة أحدث',
    fr: 'Cet e-mail est en attente d’envoi, ou un e-mail plus récent l’a remplacé',
  },
  mail_not_dead: {
    en: 'This email has been sent, is still being retried, or its link has expired',
    ar: 'أُرسلت هذه الرسالة، أو ما زلنا نحاول إرسالها، أو انتهت صلاحية رابطها',
    fr: 'Cet e-mail a été envoyé, une nouvelle tentative est en cours, ou son lien a expiré',
  },
}

export const problems = problemsTitled(mailTitles)
