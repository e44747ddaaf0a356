import type { Localized } from '#kernel/locale.ts'

type Words = { subject: string; title: string; text: string; label: string; after: string }

type NewsletterWords = Readonly<Record<'confirm' | 'subscribed' | 'already', Words> & { sender: string }>

/** Texts of the mails about the newsletter; `{name}` is a placeholder. */
export const NEWSLETTER_TEXTS: Localized<NewsletterWords> = {
  en: {
    confirm: {
      subject: 'Please confirm your {product} newsletter subscription',
      title: 'One last step',
      text: 'On {date}, someone entered this address at {site} to get our newsletter with car hire offers and news. If it was you, please confirm. The link works once and expires after 7 days.',
      label: 'Confirm subscription',
      after:
        'If it was not you, ignore this email: you will not get the newsletter, and we will delete the request after 30 days.',
    },
    subscribed: {
      subject: 'You are subscribed to the {product} newsletter',
      title: 'You are subscribed',
      text: 'Thank you. On {date} you confirmed that we may email car hire offers and news to this address. Keep this email: you can use its link to unsubscribe at any time.',
      label: 'Unsubscribe',
      after:
        'Every newsletter has this link too. We do not record whether you open an email or follow a link.',
    },
    already: {
      subject: 'You are already subscribed to the {product} newsletter',
      title: 'You are already subscribed',
      text: 'Someone has just entered this address at {site} to get our newsletter. You have been subscribed since you confirmed on {date}, so you do not need to do anything.',
      label: 'Unsubscribe',
      after: 'If it was not you, nothing has changed.',
    },
    sender: 'This email is from',
  },
  ar: {
    confirm: {
      subject: 'أكّد اشتراكك في نشرة {product}',
      title: 'خطوة أخيرة',
      text: 'بتاريخ {date} أدخل شخص ما هذا العنوان في {site} للاشتراك في نشرتنا التي تضم عروض تأجير السيارات وأخباره. إن كنت أنت فأكّد الاشتراك. الرابط صالح لمرة واحدة، وتنتهي صلاحيته بعد 7 أيام.',
      label: 'تأكيد الاشتراك',
      after: 'إن لم تكن أنت فتجاهل هذه الرسالة: لن تصلك النشرة، وسنحذف الطلب بعد 30 يومًا.',
    },
    subscribed: {
      subject: 'تم اشتراكك في نشرة {product}',
      title: 'تم اشتراكك',
      text: 'شكرًا لك. أكّدت بتاريخ {date} موافقتك على أن نرسل عروض تأجير السيارات وأخباره إلى هذا العنوان. احتفظ بهذه الرسالة، فبرابطها يمكنك إلغاء الاشتراك في أي وقت.',
      label: 'إلغاء الاشتراك',
      after: 'ستجد هذا الرابط أيضًا في كل نشرة. ولا نسجّل فتحك للرسائل أو ضغطك على الروابط.',
    },
    already: {
      subject: 'أنت مشترك في نشرة {product} بالفعل',
      title: 'أنت مشترك بالفعل',
      text: 'أدخل شخص ما للتو هذا العنوان في {site} للاشتراك في نشرتنا. أنت مشترك منذ تأكيدك بتاريخ {date}، فلا يلزمك أي إجراء.',
      label: 'إلغاء الاشتراك',
      after: 'إن لم تكن أنت فلم يتغير شيء.',
    },
    sender: 'هذه الرسالة من',
  },
}
