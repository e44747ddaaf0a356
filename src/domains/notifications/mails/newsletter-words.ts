import type { Localized } from '#kernel/locale.ts'

type Words = { subject: string; title: string; text: string; label: string; after: string }

type NewsletterWords = Readonly<Record<'confirm' | 'subscribed' | 'already', Words> & { sender: string }>

/** Texts of the mails about the newsletter; `{name}` is a placeholder. */
export const NEWSLETTER_TEXTS: Localized<NewsletterWords> = {
  en: {
    confirm: {
      subject: 'Please confirm the newsletter of {product}',
      title: 'One step is left',
      text: 'On {date} somebody entered this address at {site} to get our newsletter with offers and news about car hire. If it was you, confirm it. The link works once, for 7 days.',
      label: 'Confirm the newsletter',
      after:
        'If it was not you, leave this mail: without the button you get no newsletter, and we delete the request after 30 days.',
    },
    subscribed: {
      subject: 'You get the newsletter of {product}',
      title: 'You are subscribed',
      text: 'Thank you. You confirmed on {date} that we may mail you offers and news about car hire at this address. Keep this mail: its link ends the newsletter at any time.',
      label: 'Leave the newsletter',
      after: 'Each newsletter has this link too. We do not record whether you open a mail or follow a link.',
    },
    already: {
      subject: 'You get the newsletter of {product} already',
      title: 'You are subscribed already',
      text: 'Somebody has just entered this address at {site} to get our newsletter. You have had it since you confirmed it on {date}, so there is nothing you have to do.',
      label: 'Leave the newsletter',
      after: 'If it was not you, nothing has changed.',
    },
    sender: 'This mail is from',
  },
  ar: {
    confirm: {
      subject: 'أكّد اشتراكك في نشرة {product}',
      title: 'بقيت خطوة واحدة',
      text: 'في {date} أدخل أحدهم هذا العنوان في {site} ليتلقى نشرتنا بعروض تأجير السيارات وأخباره. إن كنت أنت فأكّد الاشتراك. يعمل الرابط مرة واحدة خلال 7 أيام.',
      label: 'تأكيد الاشتراك',
      after:
        'إن لم تكن أنت فتجاهل هذه الرسالة: لن تصلك أي نشرة من دون الضغط على الزر، ونحذف الطلب بعد 30 يومًا.',
    },
    subscribed: {
      subject: 'تم اشتراكك في نشرة {product}',
      title: 'تم اشتراكك',
      text: 'شكرًا لك. أكّدت في {date} أن لنا أن نرسل إليك على هذا العنوان عروض تأجير السيارات وأخباره. احتفظ بهذه الرسالة: رابطها ينهي الاشتراك في أي وقت.',
      label: 'إلغاء الاشتراك',
      after: 'تجد هذا الرابط في كل نشرة أيضًا. ولا نسجّل هل فتحت رسالة أو تبعت رابطًا.',
    },
    already: {
      subject: 'أنت مشترك في نشرة {product} بالفعل',
      title: 'أنت مشترك بالفعل',
      text: 'أدخل أحدهم للتو هذا العنوان في {site} ليتلقى نشرتنا. أنت مشترك منذ تأكيدك في {date}، فلا يلزمك شيء.',
      label: 'إلغاء الاشتراك',
      after: 'إن لم تكن أنت فلم يتغير شيء.',
    },
    sender: 'هذه الرسالة من',
  },
}
